import type { CharacterId, Team } from '@belfry/almanac';
import { type Asking, ask, type Play } from './ask.ts';
import { become } from './change.ts';
import { kill } from './death.ts';
import type { Chooses } from './definition.ts';
import { derive, works } from './derived.ts';
import type { Danger, Effect } from './effect.ts';
import { execute } from './execution.ts';
import type { Json } from './json.ts';
import { learn } from './learn.ts';
import { mark, unmark } from './mark.ts';
import { wake } from './night.ts';
import type { Option } from './prompt.ts';
import { ruling } from './ruling.ts';
import type { Ability, Alignment, SeatId } from './seat.ts';
import { emit, livingDemons, livingResidents, seated, seatOf, type Table, teamOf, touch, trueTeam } from './table.ts';
import type { Truth } from './truth.ts';
import { claimVictory } from './victory.ts';
import { isCharacter, isEvil, isTeam, type SharedWorld, sharedWorld, type World } from './world.ts';

/** The words in which abilities are written: everything in {@link World}, and things to do. */
export interface Context extends World {
  readonly ability: Ability;
  /** Whether this ability does anything at this moment. */
  works(): boolean;
  isNight(): boolean;
  night(): number;
  /** What this ability remembers; read anew, never kept. */
  memory(): Ability['memory'];
  remember(key: string, value: Json): void;
  /** Once per game: remembers that it was used, with the reminder token for it. */
  spend(): void;
  isSpent(): boolean;
  nameOf(player: SeatId): string;
  alignmentOf(player: SeatId): Alignment;
  /** The team that a player is of, whatever they register as. */
  trueTeam(player: SeatId): Team;
  livingResidents(): readonly SeatId[];
  livingDemons(): readonly SeatId[];
  executionsToday(): number;

  /** The owner opens their eyes outside of the night order. */
  wakeNow(): void;
  /** The owner points at players. */
  choosePlayers(chooses: Chooses): Play<readonly SeatId[]>;
  choosePlayer(chooses?: Omit<Chooses, 'players'>): Play<SeatId>;
  /** The owner is shown what the ability tells, true or not. */
  learn(chosen?: readonly SeatId[]): Play<void>;
  /** The Storyteller decides among legal options; one option is no question, and none gives null. The first is the plain one. */
  ruling(what: string, options: () => readonly Option[], reason: string): Play<Json>;
  /** Asks how a player registers to this ability right now. */
  registers(player: SeatId, as: Guise): Play<boolean>;

  /** Puts a reminder token by a player; without a working ability nothing is put. */
  mark(kind: string, player: SeatId, how?: Marks): void;
  unmark(kind: string): void;
  /** Kills by this ability; nothing happens when it does not work. */
  kill(player: SeatId): Play<boolean>;
  execute(player: SeatId): Play<void>;
  become(player: SeatId, character: CharacterId): Play<void>;
  /** This side has won, unless something prevents it. */
  win(side: Alignment, why: string): void;
  /** For everyone, when a public ability came to nothing. */
  nothingHappens(): void;
}

export type Guise = { team: Team } | { character: CharacterId } | { alignment: Alignment };

export interface Marks {
  readonly until?: 'dusk' | 'dawn';
  readonly outlives?: Effect['outlives'];
  /** Put down even while the ability sleeps, to count as soon as it wakes (a red herring). */
  readonly standing?: true;
  /** What a `safe` mark protects from. */
  readonly from?: Danger;
}

export function contextOf(table: Table, ability: Ability): Context {
  const known = table.contexts.get(ability.id);
  if (known !== undefined) return known;
  const made = contextFor(table, ability);
  table.contexts.set(ability.id, made);
  return made;
}

/** The words that mean the same whosever ability says them: made once for a table. */
export type SharedWords = SharedWorld &
  Pick<
    Context,
    | 'isNight'
    | 'night'
    | 'nameOf'
    | 'alignmentOf'
    | 'trueTeam'
    | 'livingResidents'
    | 'livingDemons'
    | 'executionsToday'
    | 'execute'
    | 'win'
    | 'nothingHappens'
  >;

const sharedWords = (table: Table): SharedWords => ({
  ...sharedWorld(table),
  isNight: () => table.state.phase === 'night',
  night: () => table.state.night,
  nameOf: (player) => seatOf(table, player).name,
  alignmentOf: (player) => seatOf(table, player).alignment,
  trueTeam: (player) => trueTeam(table, player),
  livingResidents: () => livingResidents(table),
  livingDemons: () => livingDemons(table),
  executionsToday: () => table.state.today.executions.length,
  execute: (player) => execute(table, player),
  win: (side, why) => claimVictory(table, { winner: side, reason: why }),
  nothingHappens: () => emit(table, 'everyone', { type: 'nothing-happens' }),
});

function contextFor(table: Table, ability: Ability): Context {
  const { owner } = ability;
  table.words ??= sharedWords(table);
  const context: Context = {
    ...table.words,
    me: owner,
    ability,
    works: () => works(table, ability),
    memory: () => ability.memory,
    remember(key, value) {
      ability.memory = { ...ability.memory, [key]: value };
      touch(table);
    },
    spend() {
      context.remember('spent', true);
      if (ability.nature !== 'believed')
        mark(table, { kind: 'no-ability', target: owner, source: ability, outlives: 'everything' });
    },
    isSpent: () => ability.memory.spent === true,
    markedByMe: (player, kind) =>
      derive(table).effects.some((e) => e.target === player && e.kind === kind && e.source === ability.id),

    wakeNow: () => wake(table, ability),
    choosePlayers: (chooses) => choosePlayers(table, ability, chooses),
    choosePlayer: (chooses) => choosePlayer(table, ability, chooses),
    learn: (chosen = []) => learn(table, ability, chosen),
    ruling: (what, options, reason) =>
      ruling(table, { what, seat: owner, character: ability.character, options, reason }),
    registers: (player, as) => registers(table, ability, player, as),

    mark(kind, player, { until, outlives, standing, from } = {}) {
      if (ability.ended || (!standing && !works(table, ability))) {
        emit(table, 'storyteller', { type: 'no-effect', seat: owner, character: ability.character, why: kind });
        return;
      }
      mark(table, {
        kind,
        target: player,
        source: ability,
        until: until ?? null,
        outlives: outlives ?? 'nothing',
        data: from === undefined ? null : { from },
      });
    },
    unmark: (kind) => unmark(table, (e) => e.source === ability.id && e.kind === kind),
    kill: (player) => killWith(table, ability, player),
    become: (player, character) => become(table, player, character, { because: ability.character }),
  };
  return context;
}

// These stand out here, and not as generator functions among the words above: V8 keeps a hidden class for every generator
// function that was ever called, and through it the ability, its table and the whole game, until the next full collection.

function* choosePlayers(
  table: Table,
  ability: Ability,
  { players, notMyself, alive }: Chooses,
): Play<readonly SeatId[]> {
  const { owner, character } = ability;
  let from: readonly SeatId[] = [];
  const answer = yield* ask(table, `ability ${ability.id} at ${table.events.length}`, (put) => {
    from = seated(table).filter((id) => !(notMyself && id === owner) && (!alive || seatOf(table, id).alive));
    const count = Math.min(players, from.length);
    // Nobody is asked who has gone home, or who has nobody to choose.
    if (seatOf(table, owner).left || count === 0) return;
    const asking: Asking = {
      kind: 'choose',
      about: { character },
      options: () => ({ pick: 'players', from, min: count, max: count }),
      refuse: (choice) =>
        notMyself && Array.isArray(choice) && choice.includes(owner) ? 'You cannot choose yourself.' : null,
    };
    put(asking, owner);
  });
  // The ability of one who has left has ended: whatever it is given, nothing comes of it.
  if (answer === null) return from.slice(0, players);
  const chosen = answer.choice as readonly SeatId[]; // checked against the options by the driver
  emit(table, [owner], { type: 'chose', seat: owner, character, chosen });
  return chosen;
}

function* choosePlayer(table: Table, ability: Ability, chooses: Omit<Chooses, 'players'> = {}): Play<SeatId> {
  return (yield* choosePlayers(table, ability, { ...chooses, players: 1 }))[0]!;
}

function* registers(table: Table, ability: Ability, player: SeatId, as: Guise): Play<boolean> {
  let is: Truth;
  if ('team' in as) is = isTeam(table, player, as.team);
  else if ('character' in as) is = isCharacter(table, player, as.character);
  else {
    const evil = isEvil(table, player);
    is = as.alignment === 'evil' || evil === 'may' ? evil : evil === 'yes' ? 'no' : 'yes';
  }
  if (is !== 'may') return is === 'yes';
  const seat = seatOf(table, player);
  const really =
    'team' in as
      ? teamOf(table, seat.character) === as.team
      : 'character' in as
        ? seat.character === as.character
        : seat.alignment === as.alignment;
  const wanted = Object.values(as)[0];
  const choice = yield* ruling(table, {
    what: 'registers',
    seat: player,
    character: ability.character,
    text: `Does ${seat.name} register as ${wanted}?`,
    options: () => [{ value: really }, { value: !really }],
    reason: 'Nobody registers falsely unless the Storyteller wants it.',
  });
  return choice === true;
}

function* killWith(table: Table, ability: Ability, player: SeatId): Play<boolean> {
  if (!works(table, ability)) {
    emit(table, 'storyteller', { type: 'no-effect', seat: ability.owner, character: ability.character, why: 'kill' });
    return false;
  }
  const cause = teamOf(table, ability.character) === 'demon' ? 'demon' : 'ability';
  return yield* kill(table, player, { cause, killer: ability });
}

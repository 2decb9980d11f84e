import { almanac, type CharacterId } from '@belfry/almanac';
import { cast } from '@belfry/characters';
import type { Game, GameEvent, SeatId } from '@belfry/engine';
import { builtinScript } from '@belfry/scripts';
import { ANY_SCRIPT } from './random-game.ts';

/** What has to happen to every character of a set before a run is exhaustive. */
export const TRIALS = ['acted', 'died', 'drunk', 'poisoned', 'changed into', 'changed out of'] as const;
export type Trial = (typeof TRIALS)[number];

const SEATED: ReadonlySet<string> = new Set(['townsfolk', 'outsider', 'minion', 'demon', 'traveller']);

/** The characters of a built-in script, or all that play by themselves, as far as players can be them. */
export function charactersOf(script: string): readonly CharacterId[] {
  const known = script === ANY_SCRIPT ? [...almanac().characters.values()] : (builtinScript(script)?.characters ?? []);
  return known.filter(({ team, automated }) => SEATED.has(team) && automated).map(({ id }) => id);
}

/** It only ever steps in when something happens to others: living through a night is all that it does by itself. */
function isPassive(id: CharacterId): boolean {
  const { wakes, action, atPlace } = cast.get(id) ?? {};
  return [wakes, action, atPlace].every((part) => part === undefined);
}

/** What has happened to whom, over many games. */
export class Coverage {
  readonly #seen = new Map<Trial, Set<CharacterId>>(TRIALS.map((trial) => [trial, new Set()]));
  readonly #jinxes = new Set<string>();
  readonly #characters: readonly CharacterId[];

  constructor(characters: readonly CharacterId[]) {
    this.#characters = characters;
  }

  /** Reads a game that is over off its log. */
  take({ events, setup }: Pick<Game, 'events'> & Partial<Pick<Game, 'setup'>>): void {
    const holds = new Map<SeatId, CharacterId>();
    const living = new Set<SeatId>();
    // In play without a chair, from the start.
    for (const [at, id] of (setup?.heldByNobody ?? []).entries()) holds.set(-1 - at, id);
    for (const event of events) this.#note(event, holds, living);
    if (setup !== undefined) this.#keepApart(new Set(setup.script.characters), new Set(holds.values()));
  }

  #note(event: GameEvent, holds: Map<SeatId, CharacterId>, living: Set<SeatId>): void {
    const saw = (trial: Trial, character: CharacterId | null | undefined) => {
      if (character !== null && character !== undefined) this.#seen.get(trial)!.add(character);
    };
    const sit = (seat: SeatId, character: CharacterId) => {
      holds.set(seat, character);
      this.#meet(new Set(holds.values()));
    };
    switch (event.type) {
      case 'dealt':
        for (const { seat, character } of event.grimoire) {
          living.add(seat);
          sit(seat, character);
        }
        return;
      case 'took-token':
        living.add(event.token.seat);
        sit(event.token.seat, event.token.character);
        return;
      case 'became':
        saw('changed out of', holds.get(event.seat));
        saw('changed into', event.character);
        sit(event.seat, event.character);
        return;
      case 'died':
        living.delete(event.seat);
        saw('died', holds.get(event.seat));
        return;
      case 'revived':
        living.add(event.seat);
        return;
      case 'dawn':
        for (const seat of event.died) saw('died', holds.get(seat));
        for (const seat of living) if (isPassive(holds.get(seat)!)) saw('acted', holds.get(seat));
        return;
      case 'states':
        for (const seat of event.drunk) saw('drunk', holds.get(seat));
        for (const seat of event.poisoned) saw('poisoned', holds.get(seat));
        return;
      case 'marked':
        saw('acted', event.effect.by);
        return;
      case 'woke':
      case 'chose':
      case 'used':
      case 'visited':
      case 'told':
      case 'ruled':
      case 'no-effect':
        saw('acted', event.character);
        return;
      default:
        return;
    }
  }

  /** Both of a jinxed pair are at the table. */
  #meet(present: ReadonlySet<CharacterId>): void {
    for (const { id, between } of cast.jinxes) if (between.every((one) => present.has(one))) this.#jinxes.add(id);
  }

  /** A pair of which only one may be in play has met when one of them has kept the other away. */
  #keepApart(onScript: ReadonlySet<CharacterId>, present: ReadonlySet<CharacterId>): void {
    for (const { a, b } of almanac().jinxes.filter(({ apart }) => apart === true)) {
      const isThere = [a, b].every((id) => onScript.has(id)) && [a, b].some((id) => present.has(id));
      if (isThere) this.#jinxes.add(`${a}+${b}`);
    }
  }

  /** What has not happened yet: which characters, by what is missing. */
  left(): ReadonlyMap<Trial, readonly CharacterId[]> {
    const missing = TRIALS.map((trial) => [trial, this.#characters.filter((id) => this.#lacks(trial, id))] as const);
    return new Map(missing.filter(([, ids]) => ids.length > 0));
  }

  #lacks(trial: Trial, id: CharacterId): boolean {
    // It can be neither, so it never will be.
    if ((trial === 'drunk' || trial === 'poisoned') && cast.get(id)?.unimpairable === true) return false;
    // Nobody is it, so nothing of a player's life happens to it.
    if (trial !== 'acted' && almanac().characters.get(id)?.setup?.heldByNobody === true) return false;
    return !this.#seen.get(trial)!.has(id);
  }

  /** The jinxes among these characters, and those that nobody has met yet. */
  jinxes(): { readonly all: number; readonly left: readonly string[] } {
    const all = cast.jinxes.filter(({ between }) => between.every((one) => this.#characters.includes(one)));
    return { all: all.length, left: all.filter(({ id }) => !this.#jinxes.has(id)).map(({ id }) => id) };
  }
}

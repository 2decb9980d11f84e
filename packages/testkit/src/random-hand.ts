import { almanac, type Character, type Team } from '@belfry/almanac';
import {
  DANGERS,
  type Game,
  type Intervention,
  type Json,
  KERNEL_TOKENS,
  MOST_PLAYERS,
  type Random,
  randomAnswer,
  type Statement,
} from '@belfry/engine';

type Doing = Intervention['do'];
type Draw = (game: Game, lot: Random) => Intervention | null;

/** How often the Storyteller does what, among the acts that are possible; ending the game by hand is for the very end. */
const OFTEN: { readonly [act in Doing]: number } = {
  set: 8,
  mark: 4,
  unmark: 3,
  kill: 2,
  revive: 3,
  execute: 0.3,
  bluffs: 1,
  tell: 1,
  announce: 1,
  ask: 2,
  withdraw: 15,
  join: 2,
  leave: 1.5,
  reseat: 1,
  fabled: 1,
  offer: 3,
  tellings: 0.5,
  'evil-info': 0.3,
  'end-game': 0.05,
};

/** Tokens that the kernel reads, with what they say, and some that only characters or people read. */
const TOKENS: readonly { readonly kind: string; readonly by?: string; readonly data?: Json }[] = [
  ...Object.entries(KERNEL_TOKENS)
    .filter(([kind]) => kind !== 'has-ability')
    .map(([kind, { example }]) => ({ kind, data: example as Json })),
  ...DANGERS.map((from) => ({ kind: 'safe', data: { from } })),
  { kind: 'vote-weight', data: { times: 0 } },
  { kind: 'red-herring' },
  { kind: 'red-herring', by: 'fortuneteller' },
  { kind: 'master', by: 'butler' },
  { kind: 'mad about something' },
];

/** Whose abilities a token of the Storyteller's may give. */
const GIVEN: readonly Team[] = ['townsfolk', 'outsider', 'minion'];

const DRAWS: { readonly [act in Doing]: Draw } = {
  set: (game, lot) => correction(game, lot),
  mark: ({ state, grimoire }, lot) => {
    const until = lot.pick([undefined, 'dusk', 'dawn', { dusk: state.night + 2 }] as const);
    if (lot.below(TOKENS.length) === 0) {
      const gifts = grimoire.script.sheet.filter(({ team }) => GIVEN.includes(team));
      if (gifts.length === 0) return null;
      const data = { character: lot.pick(gifts).id };
      return { do: 'mark', kind: 'has-ability', data, seat: lot.pick(state.circle) };
    }
    return {
      do: 'mark',
      ...lot.pick(TOKENS),
      seat: lot.pick(state.circle),
      ...(until === undefined ? {} : { until }),
    };
  },
  unmark: ({ state }, lot) =>
    state.effects.length === 0 ? null : { do: 'unmark', effect: lot.pick(state.effects).id },
  kill: ({ state }, lot) => {
    if (state.phase === 'setup') return null;
    const cause = lot.pick([undefined, 'demon', 'ability'] as const);
    return { do: 'kill', seat: lot.pick(state.circle), ...(cause === undefined ? {} : { cause }) };
  },
  revive: ({ state }, lot) => {
    const dead = state.circle.filter((id) => !state.seats[id]!.alive);
    return dead.length === 0 || state.phase === 'setup' ? null : { do: 'revive', seat: lot.pick(dead) };
  },
  execute: ({ state }, lot) => (state.phase === 'setup' ? null : { do: 'execute', seat: lot.pick(state.circle) }),
  bluffs: (game, lot) => ({ do: 'bluffs', characters: lot.shuffle(sheet(game)).slice(0, 3) }),
  tell: ({ state, events }, lot) => {
    // Anything that was ever told to somebody can be told to others, unless no word was said.
    const isWordless = (info: Statement) => info.says === 'text' && info.text === '';
    const said = events.flatMap((event) => (event.type === 'told' && !isWordless(event.info) ? [event.info] : []));
    if (said.length === 0) return null;
    return { do: 'tell', seats: lot.shuffle(state.circle).slice(0, 1 + lot.below(3)), info: lot.pick(said) };
  },
  announce: () => ({ do: 'announce', text: 'The bell rings.' }),
  ask: (game, lot) => {
    const { circle } = game.state;
    const options = lot.pick([
      { pick: 'players', from: circle, min: 0, max: 2 },
      { pick: 'characters', from: sheet(game), min: 1, max: 1 },
      { pick: 'one', of: [{ value: true }, { value: false }] },
      { pick: 'text', maxLength: 80 },
    ] as const);
    return { do: 'ask', seat: lot.pick(circle), text: 'What do you say?', options };
  },
  withdraw: (game, lot) => {
    const asked = game.prompts().filter((prompt) => prompt.kind === 'request');
    return asked.length === 0 ? null : { do: 'withdraw', prompt: lot.pick(asked).id };
  },
  join: ({ state }, lot) => {
    if (state.circle.length >= MOST_PLAYERS) return null;
    const after = lot.pick([undefined, ...state.circle]);
    return {
      do: 'join',
      name: `Stranger ${state.seats.length}`,
      character: lot.pick(TRAVELLERS).id,
      alignment: lot.pick(['good', 'evil'] as const),
      ...(after === undefined ? {} : { after }),
    };
  },
  leave: ({ state, grimoire }, lot) => {
    const travellers = state.circle.filter((seat) => grimoire.isTraveller(seat));
    return travellers.length === 0 || state.circle.length <= 3 ? null : { do: 'leave', seat: lot.pick(travellers) };
  },
  reseat: ({ state }, lot) => ({ do: 'reseat', circle: lot.shuffle(state.circle) }),
  fabled: (_, lot) => ({ do: 'fabled', characters: lot.shuffle(FABLED).slice(0, lot.below(3)) }),
  offer: ({ grimoire }, lot) => {
    const offers = grimoire.offers();
    if (offers.length === 0) return null;
    const { ability, name, options } = lot.pick(offers);
    return { do: 'offer', ability, name, ...(options === null ? {} : { choice: randomAnswer(options, lot) }) };
  },
  tellings: (_, lot) => ({ do: 'tellings', tellings: lot.pick(['at-once', 'asked'] as const) }),
  'evil-info': ({ state }, lot) => ({ do: 'evil-info', seat: lot.pick(state.circle) }),
  'end-game': (_, lot) => ({ do: 'end-game', winner: lot.pick(['good', 'evil'] as const) }),
};

const ofTeam = (...teams: readonly string[]): Character[] =>
  [...almanac().characters.values()].filter(({ team }) => teams.includes(team));
const TRAVELLERS = ofTeam('traveller');
const FABLED = ofTeam('fabled', 'loric').map(({ id }) => id);

const sheet = ({ grimoire }: Game): string[] => grimoire.script.sheet.map(({ id }) => id);

/** Any part of a seat, one or several at once. */
function correction(game: Game, lot: Random): Intervention {
  const { state } = game;
  const { script } = game.grimoire;
  const seat = lot.pick(state.circle);
  const chance = (of: number) => lot.next() < of;
  const alive = chance(0.25) ? chance(0.5) : null;
  const dead = !(alive ?? state.seats[seat]!.alive);
  const character = chance(0.4) ? lot.pick([...script.sheet, lot.pick(TRAVELLERS)]) : null;
  const teams = character?.setup?.drawsAs;
  const believed = script.sheet.filter(({ team }) => teams?.includes(team) ?? true).map(({ id }) => id);
  const believes = teams !== undefined || chance(0.1) ? lot.pick(believed) : chance(0.05) ? null : undefined;
  return {
    do: 'set',
    seat,
    ...(character === null ? {} : { character: character.id }),
    ...(believes === undefined ? {} : { believes }),
    ...(chance(0.4) ? { alignment: lot.pick(['good', 'evil'] as const) } : {}),
    ...(alive === null ? {} : { alive }),
    ...(dead && chance(0.2) ? { ghostVote: chance(0.5) } : {}),
    ...(chance(0.3) ? { tell: true } : {}),
  };
}

/** Something that the Storyteller may do by hand at this very moment. */
export function randomAct(game: Game, lot: Random): Intervention {
  const acts = Object.keys(OFTEN) as Doing[];
  const total = acts.reduce((sum, act) => sum + OFTEN[act], 0);
  for (;;) {
    let at = lot.next() * total;
    const act = acts.find((one) => {
      at -= OFTEN[one];
      return at < 0;
    });
    const drawn = act === undefined ? null : DRAWS[act](game, lot);
    if (drawn !== null) return drawn;
  }
}

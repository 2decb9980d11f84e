import type { CharacterId } from '@belfry/almanac';
import type { Random, SeatId, Statement } from '@belfry/engine';
import { type FileItem, item, spelled } from './file.ts';

/** What somebody did and learned in one night. */
export interface Learned {
  readonly chosen: readonly SeatId[];
  readonly named: CharacterId | null;
  readonly info: Statement | null;
  /** Who was executed and died the day before. */
  readonly executed: SeatId | null;
}

/** What a liar can build upon: the town as everybody sees it. */
export interface Pretence {
  readonly draws: Random;
  readonly me: SeatId;
  readonly others: readonly SeatId[];
  readonly claims: readonly CharacterId[];
  readonly executed: SeatId | null;
  ofTeam(team: 'townsfolk' | 'outsider' | 'minion' | 'demon'): readonly CharacterId[];
}

/** When its player has something to say. */
export type Occasion = 'first' | 'other' | 'each' | 'once' | 'after-execution' | 'own-death';

/** How one character's nights are told in a puzzle. */
export interface Saying {
  readonly when: Occasion;
  /** null where the format has no words for it: then nothing is said, which is no evidence. */
  tell(learned: Learned): FileItem | null;
  invent(pretence: Pretence): FileItem | null;
}

const two = ({ draws, others }: Pretence): readonly [SeatId, SeatId] => {
  const [one, other] = draws.shuffle(others);
  return [one!, other!];
};

const number = (type: string, name: string, when: Occasion, likely: readonly number[]): Saying => ({
  when,
  tell: ({ info }) => (info?.says === 'number' ? item(type, { [name]: info.number }) : null),
  invent: ({ draws }) => item(type, { [name]: draws.pick(likely) }),
});

/** "One of these is this": liars name what somebody claims, or whom nobody would admit to be. */
const oneOf = (type: string, team: 'townsfolk' | 'outsider' | 'minion'): Saying => ({
  when: 'first',
  tell: ({ info }) => {
    // That there is nobody of a kind is said of Outsiders only.
    if (info?.says === 'none' && team === 'outsider')
      return item(type, { player1: null, player2: null, character: null });
    if (info?.says !== 'one-of') return null;
    const [player1, player2] = info.players;
    return item(type, { player1: player1!, player2: player2!, character: spelled(info.character) });
  },
  invent: (pretence) => {
    const { draws, claims, ofTeam } = pretence;
    const [player1, player2] = two(pretence);
    const named = [player1, player2].map((seat) => claims[seat]!).filter((id) => ofTeam(team).includes(id));
    const unclaimed = team === 'townsfolk' ? [] : ofTeam(team).filter((id) => !claims.includes(id));
    const could = named.length > 0 ? named : unclaimed;
    if (could.length === 0) return null;
    return item(type, { player1, player2, character: spelled(draws.pick(could)) });
  },
});

/** Points at two and gets a yes or a no. */
const yesOfTwo = (type: string, name: string, when: Occasion): Saying => ({
  when,
  tell: ({ info, chosen: [player1, player2] }) =>
    info?.says === 'yes' && player1 !== undefined && player2 !== undefined
      ? item(type, { player1, player2, [name]: info.yes })
      : null,
  invent: (pretence) => {
    const [player1, player2] = two(pretence);
    return item(type, { player1, player2, [name]: pretence.draws.below(5) < 2 });
  },
});

const choice = (type: string, when: Occasion): Saying => ({
  when,
  tell: ({ chosen: [player] }) => (player === undefined ? null : item(type, { player })),
  invent: ({ draws, others }) => item(type, { player: draws.pick(others) }),
});

const names = (type: string): Saying => ({
  when: 'once',
  tell: ({ named }) => (named === null ? null : item(type, { character: spelled(named) })),
  invent: ({ draws, ofTeam }) => item(type, { character: spelled(draws.pick(ofTeam('townsfolk'))) }),
});

/** Everybody whom the format has words for. */
export const SAYINGS: ReadonlyMap<CharacterId, Saying> = new Map(
  Object.entries({
    washerwoman: oneOf('Washerwoman.Ping', 'townsfolk'),
    librarian: oneOf('Librarian.Ping', 'outsider'),
    investigator: oneOf('Investigator.Ping', 'minion'),
    chef: number('Chef.Ping', 'count', 'first', [0, 0, 1]),
    empath: number('Empath.Ping', 'count', 'each', [0, 0, 1, 1]),
    clockmaker: number('Clockmaker.Ping', 'steps', 'first', [1, 2, 3]),
    oracle: number('Oracle.Ping', 'count', 'other', [0, 1]),
    mathematician: number('Mathematician.Ping', 'count', 'each', [0, 0, 1]),
    fortuneteller: yesOfTwo('FortuneTeller.Ping', 'demon', 'each'),
    seamstress: yesOfTwo('Seamstress.Ping', 'same', 'once'),
    monk: choice('Monk.Choice', 'other'),
    exorcist: choice('Exorcist.Choice', 'other'),
    snakecharmer: choice('SnakeCharmer.Choice', 'each'),
    courtier: names('Courtier.Choice'),
    philosopher: names('Philosopher.Choice'),
    undertaker: {
      when: 'after-execution',
      tell: ({ info, executed: player }) =>
        info?.says === 'character' && player !== null
          ? item('Undertaker.Ping', { player, character: spelled(info.character) })
          : null,
      invent: ({ draws, claims, executed: player, ofTeam }) => {
        if (player === null) return null;
        const character =
          draws.below(2) === 0 ? claims[player]! : draws.pick([...ofTeam('minion'), ...ofTeam('demon')]);
        return item('Undertaker.Ping', { player, character: spelled(character) });
      },
    },
    ravenkeeper: {
      when: 'own-death',
      tell: ({ info, chosen: [player] }) =>
        info?.says === 'character' && player !== undefined
          ? item('Ravenkeeper.Ping', { player, character: spelled(info.character) })
          : null,
      invent: ({ draws, claims, others }) => {
        const player = draws.pick(others);
        return item('Ravenkeeper.Ping', { player, character: spelled(claims[player]!) });
      },
    },
    dreamer: {
      when: 'each',
      tell: ({ info }) => {
        if (info?.says !== 'one-of-characters') return null;
        const [character1, character2] = info.characters.map(spelled);
        return item('Dreamer.Ping', { player: info.player, character1: character1!, character2: character2! });
      },
      invent: ({ draws, claims, others, ofTeam }) => {
        const player = draws.pick(others);
        const evil = draws.pick([...ofTeam('minion'), ...ofTeam('demon')]);
        return item('Dreamer.Ping', { player, character1: spelled(claims[player]!), character2: spelled(evil) });
      },
    },
    chambermaid: {
      when: 'each',
      tell: ({ info, chosen: [player1, player2] }) =>
        info?.says === 'number' && player1 !== undefined && player2 !== undefined
          ? item('Chambermaid.Ping', { player1, player2, count: info.number })
          : null,
      invent: (pretence) => {
        const [player1, player2] = two(pretence);
        return item('Chambermaid.Ping', { player1, player2, count: pretence.draws.below(3) });
      },
    },
    gambler: {
      when: 'other',
      tell: ({ chosen: [player], named }) =>
        player === undefined || named === null ? null : item('Gambler.Gamble', { player, character: spelled(named) }),
      invent: ({ draws, claims, others }) => {
        const player = draws.pick(others);
        return item('Gambler.Gamble', { player, character: spelled(claims[player]!) });
      },
    },
    sage: {
      when: 'own-death',
      tell: ({ info }) =>
        info?.says === 'among' ? item('Sage.Ping', { player1: info.players[0]!, player2: info.players[1]! }) : null,
      invent: (pretence) => {
        const [player1, player2] = two(pretence);
        return item('Sage.Ping', { player1, player2 });
      },
    },
    knight: {
      when: 'first',
      tell: ({ info }) =>
        info?.says === 'none-among'
          ? item('Knight.Ping', { player1: info.players[0]!, player2: info.players[1]! })
          : null,
      invent: (pretence) => {
        const [player1, player2] = two(pretence);
        return item('Knight.Ping', { player1, player2 });
      },
    },
    steward: {
      when: 'first',
      tell: ({ info }) => (info?.says === 'player' ? item('Steward.Ping', { player: info.player }) : null),
      invent: ({ draws, others }) => item('Steward.Ping', { player: draws.pick(others) }),
    },
    shugenja: {
      when: 'first',
      tell: ({ info }) => (info?.says === 'direction' ? item('Shugenja.Ping', { clockwise: info.clockwise }) : null),
      invent: ({ draws }) => item('Shugenja.Ping', { clockwise: draws.below(2) === 0 }),
    },
    flowergirl: {
      when: 'other',
      tell: ({ info }) => (info?.says === 'yes' ? item('Flowergirl.Ping', { demon_voted: info.yes }) : null),
      invent: ({ draws }) => item('Flowergirl.Ping', { demon_voted: draws.below(2) === 0 }),
    },
  } satisfies { readonly [id: CharacterId]: Saying }),
);

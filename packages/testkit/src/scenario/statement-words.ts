import { asSentence, say, TEAMS, type Team, type Words } from '@belfry/almanac';
import { ANSWERS, type SeatId, type StatementKind, type StatementOf, WARMTHS } from '@belfry/engine';
import { characterId, isCharacter, isNo, isYes, type Names } from './notation.ts';

/** What a text says of one kind of statement: its fields as far as they are written, or null when it is another kind. */
export type Reading<K extends StatementKind> = Partial<Omit<StatementOf<K>, 'says'>>;

/** How each kind of statement is written in one line. A kind that cannot be written does not compile. */
export const LINES: {
  readonly [K in StatementKind]: {
    read(written: string, names: Names): Reading<K> | null;
    write(statement: StatementOf<K>, names: Names): string;
  };
} = {
  number: {
    read: (text) => (/^\d+$/.test(text) ? { number: Number(text) } : null),
    write: ({ number }) => String(number),
  },
  yes: {
    read: (text) => (isYes(text) ? { yes: true } : isNo(text) ? { yes: false } : null),
    write: ({ yes }) => (yes ? 'yes' : 'no'),
  },
  // Before characters: a player may be called like one.
  player: {
    read: (text, names) => filled({ player: names.seat(text) }),
    write: ({ player }, { name }) => name(player),
  },
  character: {
    read: (text, names) => filled({ character: character(text, names) }),
    write: (s) => s.character,
  },
  'one-of': {
    read: (text, names) => {
      const [, who, what] = /^(.+? or .+?) is (?:(?:the|an?) )?(.+)$/i.exec(text) ?? [];
      return filled({ players: seats(who, names), character: character(what, names) });
    },
    write: ({ players, character }, { name }) => `${players.map(name).join(' or ')} is the ${character}`,
  },
  none: {
    read: (text) => (text === 'none' ? {} : filled({ team: team(/^no (\w+)$/.exec(text)?.[1]) })),
    write: (s) => `no ${s.team}`,
  },
  'one-of-characters': {
    read: (text, names) => {
      const [, who, what] = /^(.+?) is (.+ or .+)$/i.exec(text) ?? [];
      return filled({ player: names.seat(who), characters: characters(what, names, / or /i) });
    },
    write: ({ player, characters }, { name }) =>
      `${name(player)} is ${characters.map((id) => `the ${id}`).join(' or ')}`,
  },
  alignment: {
    read: (text, names) => {
      const [, who, side] = /^(.+) is (good|evil)$/i.exec(text) ?? [];
      return filled({ player: names.seat(who), alignment: alignment(side) });
    },
    write: ({ player, alignment }, { name }) => `${name(player)} is ${alignment}`,
  },
  'player-is': {
    read: (text, names) => {
      const [, who, what] = /^(.+?) is (?:(?:the|an?) )?(.+)$/i.exec(text) ?? [];
      return filled({ player: names.seat(who), character: character(what, names) });
    },
    write: ({ player, character }, { name }) => `${name(player)} is the ${character}`,
  },
  among: {
    read: (text, names) => {
      const [, kind, who] = /^(?:the )?(\w+) is (.+)$/i.exec(text) ?? [];
      return filled({ players: seats(who, names), team: team(kind) });
    },
    write: ({ players, team }, { name }) => `${team} is ${players.map(name).join(' or ')}`,
  },
  'none-among': {
    read: (text, names) => {
      const [, kind, who] = /^no (\w+) among (.+)$/i.exec(text) ?? [];
      return filled({ players: seats(who, names), team: team(kind) });
    },
    write: ({ players, team }, { name }) => `no ${team} among ${players.map(name).join(' and ')}`,
  },
  'count-among': {
    read: (text, names) => {
      const [, number, side, who] = /^(\d+) (good|evil) among (.+)$/i.exec(text) ?? [];
      return filled({ players: seats(who, names), alignment: alignment(side), number: Number(number) });
    },
    write: ({ players, alignment, number }, { name }) =>
      `${number} ${alignment} among ${players.map(name).join(' and ')}`,
  },
  direction: {
    read: (text) => {
      if (/^(counter|anti)-?clockwise$/i.test(text)) return { clockwise: false };
      return /^clockwise$/i.test(text) ? { clockwise: true } : null;
    },
    write: ({ clockwise }) => (clockwise ? 'clockwise' : 'counterclockwise'),
  },
  winning: {
    read: (text) => {
      const [, side] = /^(good|evil|nobody|neither) is winning$/i.exec(text) ?? [];
      return side === undefined ? null : { side: alignment(side) };
    },
    write: ({ side }) => `${side ?? 'nobody'} is winning`,
  },
  warmth: {
    read: (text) => filled({ warmth: WARMTHS.find((warmth) => warmth === text.toLowerCase()) ?? null }),
    write: ({ warmth }) => warmth,
  },
  answer: {
    read: (text) => filled({ answer: ANSWERS.find((answer) => answer === text.toLowerCase()) ?? null }),
    write: ({ answer }) => answer,
  },
  ability: {
    read: (text, names) =>
      filled({ character: character(/^(?:the )?ability of (?:the )?(.+)$/i.exec(text)?.[1], names) }),
    write: (s) => `ability of the ${s.character}`,
  },
  'in-play': {
    read: (text, names) => filled({ character: character(/^(?:the )?(.+?) is in play$/i.exec(text)?.[1], names) }),
    write: (s) => `the ${s.character} is in play`,
  },
  mad: {
    read: (text, names) => {
      const [, self] = /^mad as (?:(?:the|an?) )?(.+)$/i.exec(text) ?? [];
      if (self !== undefined) return filled({ character: character(self, names) }, { player: null });
      const [, who, what] = /^mad that (.+?) is (?:(?:the|an?) )?(.+)$/i.exec(text) ?? [];
      return filled({ player: names.seat(who), character: character(what, names) });
    },
    write: ({ player, character }, { name }) =>
      player === null ? `mad as the ${character}` : `mad that ${name(player)} is the ${character}`,
  },
  chose: {
    read: (text, names) => {
      const [, who, whom] = /^(.+?) chose (.+)$/i.exec(text) ?? [];
      return filled({ player: names.seat(who), chosen: /^nobody$/i.test(whom ?? '') ? [] : seats(whom, names) });
    },
    write: ({ player, chosen }, { name }) => `${name(player)} chose ${chosen.map(name).join(' and ') || 'nobody'}`,
  },
  characters: {
    read: (text, names) =>
      /,| and /i.test(text) ? filled({ characters: characters(text, names, /\s*,\s*| and /i) }) : null,
    write: (s) => s.characters.join(' and '),
  },
  // Written as maps.
  grimoire: {
    read: () => null,
    write: ({ tokens }, { name }) =>
      `grimoire {${tokens.map((t) => `${name(t.seat)}: ${t.character ?? 'no token'}`).join(', ')}}`,
  },
  'evil-info': {
    read: () => null,
    write: ({ demons, minions, bluffs }, { name }) =>
      [
        ...(demons === null ? [] : [`demon [${demons.map(name).join(', ')}]`]),
        ...(minions === null ? [] : [`minions [${minions.map(name).join(', ')}]`]),
        ...(bluffs === null ? [] : [`bluffs [${bluffs.join(', ')}]`]),
      ].join(', '),
  },
  two: {
    read: () => null,
    write: ({ first, second }, names) => `two [${writtenLine(first, names)}; ${writtenLine(second, names)}]`,
  },
  // A text that is nothing else is more likely a misspelled name: `{text: …}` says that it is meant.
  text: { read: () => null, write: ({ text }, names) => inEnglish(text, names) },
};

/** What a scenario writes for words: those that were suggested as they stand in English. */
export const inEnglish = (words: Words, { name }: Names): string =>
  say(asSentence(words), { name, character: (id) => id });

/** A statement as it would be written, for failure messages. */
export const writtenLine = (statement: StatementOf<StatementKind>, names: Names): string =>
  // Each entry writes statements of its kind, which TypeScript cannot follow from a name in a variable.
  (LINES[statement.says].write as (statement: StatementOf<StatementKind>, names: Names) => string)(statement, names);

/** The fields, unless one of them could not be read. */
function filled<T extends object, More extends object = object>(
  fields: { readonly [F in keyof T]: T[F] | null },
  more?: More,
): (T & More) | null {
  const missing = Object.values(fields).some((value) => value === null || Number.isNaN(value));
  return missing ? null : ({ ...fields, ...more } as T & More); // no field is null
}

function character(text: string | undefined, names: Names): string | null {
  return text !== undefined && isCharacter(text, names) ? characterId(text) : null;
}

function characters(text: string | undefined, names: Names, between: RegExp): readonly string[] | null {
  const found = (text ?? '').split(between).map((part) => character(part.replace(/^(the|an?) /i, '').trim(), names));
  return found.some((id) => id === null) ? null : (found as string[]); // none is null
}

function seats(text: string | undefined, names: Names): readonly SeatId[] | null {
  const found = (text ?? '').split(/\s*,\s*| or | and /i).map((name) => names.seat(name.trim()));
  return found.some((seat) => seat === null) ? null : (found as SeatId[]); // none is null
}

const team = (text: string | undefined): Team | null => TEAMS.find((id) => id === text?.toLowerCase()) ?? null;

function alignment(text: string | undefined): 'good' | 'evil' | null {
  const side = text?.toLowerCase();
  return side === 'good' || side === 'evil' ? side : null;
}

import { almanac } from '@belfry/almanac';
import type { Place } from '../../../packages/scripts/src/place.ts';
import { list } from '../../../packages/scripts/src/words/list.ts';
import type { Names } from '../../../packages/scripts/src/words/names.ts';
import type { Tongue } from '../../../packages/scripts/src/words/tongue.ts';
import { difficulty } from './difficulty.ts';
import { findings } from './findings.ts';
import { reading } from './reading.ts';
import { recommend } from './recommend.ts';

function place(where: Place, name: Names): string {
  switch (where.at) {
    case 'script':
      return 'the script';
    case 'file':
      return 'the file';
    case 'meta':
      return '_meta';
    case 'item':
      return `item ${where.index + 1}`;
    case 'meta-field':
      return `_meta, field "${where.field}"`;
    case 'field':
      return `item ${where.index + 1}${where.meta ? ' (_meta)' : ''}, field "${where.field}"`;
    case 'text':
      return `line ${where.line}, column ${where.column}`;
    case 'team':
      return almanac().terms.teams[where.team].many;
    case 'character':
      return name(where.id);
    case 'pair':
      return `${name(where.a)} and ${name(where.b)}`;
    case 'players':
      return `${where.players} players`;
  }
}

export const tongue: Tongue = {
  and: 'and',
  or: 'or',
  place,
  findings,
  remedy(remedy, name) {
    switch (remedy.do) {
      case 'add':
        return `Add ${name(remedy.id)}`;
      case 'remove':
        return `Take ${name(remedy.id)} out`;
      case 'replace':
        return `Make it ${name(remedy.id)}`;
      case 'leave-out':
        return `Strike ${list(remedy.ids)} from the order`;
    }
  },
  reading,
  difficulty,
  recommend,
  kinds: {
    information: 'information',
    'one-answer': 'one strong answer',
    'false-information': 'false information',
    deaths: 'deaths besides the Demon’s',
    protection: 'protection',
    revival: 'revival',
    sides: 'changing sides',
    characters: 'changing characters',
    madness: 'madness',
    outsiders: 'moving the Outsiders',
  },
  runs: (name) => `Run ${name}.`,
};

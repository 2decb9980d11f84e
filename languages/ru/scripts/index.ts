import { almanac } from '@belfry/almanac';
import type { Place } from '../../../packages/scripts/src/place.ts';
import { list } from '../../../packages/scripts/src/words/list.ts';
import type { Names } from '../../../packages/scripts/src/words/names.ts';
import type { Tongue } from '../../../packages/scripts/src/words/tongue.ts';
import { difficulty } from './difficulty.ts';
import { findings } from './findings.ts';
import { some } from './plural.ts';
import { reading } from './reading.ts';
import { recommend } from './recommend.ts';

function place(where: Place, name: Names): string {
  switch (where.at) {
    case 'script':
      return 'весь сценарий';
    case 'file':
      return 'файл';
    case 'meta':
      return '_meta';
    case 'item':
      return `пункт ${where.index + 1}`;
    case 'meta-field':
      return `_meta, поле "${where.field}"`;
    case 'field':
      return `пункт ${where.index + 1}${where.meta ? ' (_meta)' : ''}, поле "${where.field}"`;
    case 'text':
      return `строка ${where.line}, знак ${where.column}`;
    case 'team':
      return almanac('ru').terms.teams[where.team].many;
    case 'character':
      return name(where.id);
    case 'pair':
      return `${name(where.a)} и ${name(where.b)}`;
    case 'players':
      return some(where.players, 'игрок', 'игрока', 'игроков');
  }
}

export const tongue: Tongue = {
  and: 'и',
  or: 'или',
  place,
  findings,
  remedy(remedy, name) {
    switch (remedy.do) {
      case 'add':
        return `Добавить: ${name(remedy.id)}`;
      case 'remove':
        return `Убрать: ${name(remedy.id)}`;
      case 'replace':
        return `Заменить: ${name(remedy.id)}`;
      case 'leave-out':
        return `Вычеркнуть из порядка: ${list(remedy.ids, 'и')}`;
    }
  },
  reading,
  difficulty,
  recommend,
  kinds: {
    information: 'сведения',
    'one-answer': 'один сильный ответ',
    'false-information': 'ложные сведения',
    deaths: 'смерти не от Демона',
    protection: 'защита',
    revival: 'воскрешение',
    sides: 'смена стороны',
    characters: 'смена персонажа',
    madness: 'помешательство',
    outsiders: 'число Изгоев',
  },
  runs: (name) => `${name}: действует по своему описанию.`,
};

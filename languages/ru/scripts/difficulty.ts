import type { DifficultyWords } from '../../../packages/scripts/src/words/tongue.ts';
import { some } from './plural.ts';

export const difficulty: DifficultyWords = {
  tags: {
    info: 'сведения',
    onceInfo: 'один сильный ответ',
    misinfo: 'ложные сведения',
    kill: 'убийства',
    multiKill: 'несколько смертей сразу',
    protect: 'защита',
    revive: 'воскрешение',
    alignChange: 'смена стороны',
    charChange: 'смена персонажа',
    madness: 'помешательство',
    traveller: 'странник',
    fabledHelp: 'добрая рука',
    fabledChaos: 'палка в колесе',
  },
  categories: {
    beginner: 'Для новичков',
    intermediate: 'Средний',
    advanced: 'Сложный',
    chaos: 'Для знатоков, хаос',
  },
  synergies: {
    misinformers: 'сведения портят сразу несколько',
    killers: 'убивает не только Демон',
    sidesAndCharacters: 'меняются и стороны, и персонажи',
    protectionAndKilling: 'защита против убийств',
    information: 'сведения против лжи',
  },
  synergy(id, amount, { counts: { info, misinfo }, extraKillers }) {
    switch (id) {
      case 'misinformers':
        return `сведения портят сразу ${some(misinfo, 'персонаж', 'персонажа', 'персонажей')}`;
      case 'killers':
        return `кроме Демона, убивает ещё ${some(extraKillers, 'персонаж', 'персонажа', 'персонажей')}`;
      case 'sidesAndCharacters':
        return 'меняются и стороны, и персонажи';
      case 'protectionAndKilling':
        return amount < 0 ? 'защита сильнее убийств' : 'убийства намного сильнее защиты';
      case 'information':
        return `сведений ${amount < 0 ? 'много' : 'мало'}: ${some(info, 'источник', 'источника', 'источников')} правды, ${some(misinfo, 'источник', 'источника', 'источников')} лжи`;
    }
  },
  countedOnce: '(считается один раз)',
  countedOnceABag: '(считается раз за мешок)',
};

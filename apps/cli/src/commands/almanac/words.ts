import { isOffered, type Offered } from '@belfry/almanac';

const english = {
  firstNight: 'First night',
  otherNights: 'Other nights',
  setup: 'Set-up',
  reminders: 'Reminders',
  inBelfry: 'In Belfry',
  automated: 'automated',
  byHand: 'by hand',
  difficulty: 'Difficulty',
  jinxes: 'Jinxes',
  /** Of the column of titles. */
  width: 13,
};

const russian: typeof english = {
  firstNight: 'Первая ночь',
  otherNights: 'Другие ночи',
  setup: 'Подготовка',
  reminders: 'Жетоны',
  inBelfry: 'В Belfry',
  automated: 'ведёт программа',
  byHand: 'вручную',
  difficulty: 'Сложность',
  jinxes: 'Сглазы',
  width: 13,
};

/** The words around a page of the almanac on a terminal. */
const WORDS: { readonly [lang in Offered]: typeof english } = { en: english, ru: russian };

export const almanacWords = (lang: string): typeof english => WORDS[isOffered(lang) ? lang : 'en'];

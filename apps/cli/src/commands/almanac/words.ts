import { isOffered, type Offered } from '@belfry/almanac';

const english = {
  firstNight: 'First night',
  otherNights: 'Other nights',
  setup: 'Set-up',
  reminders: 'Reminders',
  inBelfry: 'In Belfry',
  automated: 'automated',
  byHand: 'by hand',
  leftToPeople: 'Left to people',
  helps: 'Helps when',
  difficulty: 'Difficulty',
  jinxes: 'Jinxes',
  /** Of the column of titles. */
  width: 15,
};

const russian: typeof english = {
  firstNight: 'Первая ночь',
  otherNights: 'Другие ночи',
  setup: 'Подготовка',
  reminders: 'Жетоны',
  inBelfry: 'В Belfry',
  automated: 'ведёт программа',
  byHand: 'вручную',
  leftToPeople: 'За людьми',
  helps: 'Когда поможет',
  difficulty: 'Сложность',
  jinxes: 'Сглазы',
  width: 15,
};

/** The words around a page of the almanac on a terminal. */
const WORDS: { readonly [lang in Offered]: typeof english } = { en: english, ru: russian };

export const almanacWords = (lang: string): typeof english => WORDS[isOffered(lang) ? lang : 'en'];

import type { Translated } from '../../../apps/web/src/i18n/message.ts';
import type { almanac as en } from '../../en/web/almanac.ts';

export const almanac: Translated<typeof en> = {
  'almanac.title': 'Альманах',
  'almanac.search': 'Искать по имени или словам',
  'almanac.team': 'Команда',
  'almanac.team.all': 'Все команды',
  'almanac.edition': 'Издание',
  'almanac.edition.all': 'Все издания',
  'almanac.found': { one: '{n} персонаж', few: '{n} персонажа', many: '{n} персонажей', other: '{n} персонажа' },
  'almanac.nobody': 'Никто не отзывается.',
  'almanac.nobody.text': 'Попробуйте слово покороче или другую команду.',
  'almanac.clear': 'Снять фильтры',
  'almanac.first-night': 'Первая ночь',
  'almanac.other-nights': 'Другие ночи',
  'almanac.place': 'место {n}',
  'almanac.tags': 'Что прибавляет к сложности',
  'almanac.no-tags': 'На весах сложности не весит ничего.',
  'almanac.jinxes': 'Сглазы',
  'almanac.reminders': 'Жетоны-напоминания',
  'almanac.setup': 'Меняет подготовку: {what}',
  'almanac.by-hand': 'Belfry ещё не играет его сам: рассказчик ведёт его вручную.',
  'almanac.helps': 'Когда поможет',
  'almanac.left': 'Что остаётся людям',
  'almanac.automated': 'Belfry играет его сам.',
  'almanac.unknown': 'Такого имени в альманахе нет.',
};

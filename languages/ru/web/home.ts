import type { Translated } from '../../../apps/web/src/i18n/message.ts';
import type { home as en } from '../../en/web/home.ts';

export const home: Translated<typeof en> = {
  'home.lead': 'Город, Демон и часы. Найдите его, пока они не пробили.',
  'home.join.code': 'Код стола',
  'home.join.go': 'Войти',
  'home.join.bad': 'В коде восемь букв.',
  'home.open': 'Открыть стол',
  'home.alone': 'Играть сейчас',
  'home.alone.text': 'Вы, семь ботов и Рассказчик, которому не нужен сон. Ничего заполнять не надо.',
  'edition.title': 'Во что играть с ботами',
  'edition.trouble-brewing': 'Тучи сгущаются',
  'edition.trouble-brewing.text': 'Яд и хмель. С неё и начинают.',
  'edition.bad-moon-rising': 'Восход кровавой луны',
  'edition.bad-moon-rising.text': 'Умирают многие. Кое-кто возвращается.',
  'edition.sects-and-violets': 'Секты и Вистерии',
  'edition.sects-and-violets.text': 'Узнают много. Ничто не остаётся прежним.',
  'edition.evensong': 'Вечерня',
  'edition.evensong.text': 'Смесь всего, собранная в Belfry.',
  'home.first': 'Ещё не играли? Вам сюда.',
  'home.learn.text': 'Короткая ночь и короткий день за пять минут.',
  'home.grimoire.text': 'Одно устройство и живой стол: ночной лист листает себя сам.',
  'home.scripts.text': 'Читать, собирать, взвешивать, печатать.',
  'home.almanac.text': {
    one: '{n} персонаж: кто он и когда просыпается.',
    few: '{n} персонажа: кто они и когда просыпаются.',
    many: '{n} персонажей: кто они и когда просыпаются.',
    other: '{n} персонажа: кто они и когда просыпаются.',
  },
};

import type { Translated } from '../../../apps/web/src/i18n/message.ts';
import type { byHand as en } from '../../en/web/by-hand.ts';

export const byHand: Translated<typeof en> = {
  'hand.ask': 'Спросить: {name} ({what})',
  'hand.ask.player': 'Выберите игрока.',
  'hand.ask.two': 'Выберите двух игроков.',
  'hand.ask.three': 'Выберите трёх игроков.',
  'hand.ask.character': 'Выберите персонажа.',
  'hand.ask.pair': 'Выберите игрока и персонажа.',
  'hand.ask.yes': 'Хотите? Да или нет.',
  'hand.ask-nothing': 'Сейчас не спрашивать',
  'hand.again': 'Спросить ещё раз',
  'hand.answer': '{name} отвечает: {what}',
  'hand.point': 'Указать на игрока',
  'hand.lay': 'Положить «{token}»: {name}',
  'hand.kill.demon': 'Убить: {name} (Демон)',
  'hand.kill.ability': 'Убить: {name} (эта способность)',
  'hand.revive': 'Вернуть к жизни: {name}',
  'hand.turn': 'Новая сторона и сказать об этом: {name}, {side}',
  'hand.become': 'Новая роль и сказать об этом: {name}, {character}',
  'hand.show': 'Показать игроку: {name}',
  'hand.show.number': 'Показать число {n}: {name}',
  'hand.show.character': 'Показать: {name}, {character}',
};

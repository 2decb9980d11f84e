import type { Translated } from '../../../apps/web/src/i18n/message.ts';
import type { undo as en } from '../../en/web/undo.ts';

export const undo: Translated<typeof en> = {
  'log.undo': 'Отменить последний шаг',
  'log.undo.what': 'Отменить: {what}',
  'log.redo': 'Вернуть отменённое',
  'log.undo-to': 'Отменить всё, начиная отсюда',
  'amend.open': 'Изменить это решение',
  'amend.title': 'Изменить прежнее решение',
  'amend.was': 'Было: {what}',
  'amend.act': 'Вручную: {what}.',
  'amend.text':
    'Всё, что было потом, останется, где подходит; что не подходит, спросят заново. Игроки узнают только то, что изменилось для них.',
  'amend.leave-out': 'Убрать это действие',
  'opinion.suspect': 'Сказать: подозрение, {name}',
  'opinion.trust': 'Сказать: доверие, {name}',
  'opinion.unsay.suspect': 'Взять назад: подозрение, {name}',
  'opinion.unsay.trust': 'Взять назад: доверие, {name}',
  'opinion.soon': 'Через {n} с это услышат все.',
  'opinion.stop': 'Не говорить',
};

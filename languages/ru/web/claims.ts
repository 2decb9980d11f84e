import type { Translated } from '../../../apps/web/src/i18n/message.ts';
import type { claims as en } from '../../en/web/claims.ts';

export const claims: Translated<typeof en> = {
  'claimed.seat': 'называет себя так: {character}',
  'claimed.clash': 'есть противоречие',
  'clash.same': 'То же сказали: {names}.',
  'clash.mine': 'Но это вы.',
  'clash.changed': 'Раньше было сказано: {character}.',
  'clash.not-on-script': 'Такого персонажа нет в этом сценарии.',
  'stance.title': 'Что вы об этом думаете (видно только вам)',
  'stance.believe': 'Верю',
  'stance.unsure': 'Не уверен',
  'stance.doubt': 'Сомневаюсь',
  'stance.about': '{what} ({name})',
};

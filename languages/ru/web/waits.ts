import type { Translated } from '../../../apps/web/src/i18n/message.ts';
import type { waits as en } from '../../en/web/waits.ts';

export const waits: Translated<typeof en> = {
  'waits.paused': 'Часы остановлены. Город ждёт того, кто их остановил.',
  'waits.defence': 'Слово за игроком: {name}. Потом считают руки.',
  'waits.hands': 'Слово за игроком: {name}. Счёт начнёт Рассказчик.',
  'waits.discussion.clock': 'Город говорит. Номинации откроются, когда выйдет время или все будут готовы.',
  'waits.discussion.storyteller': 'Город говорит. Номинации откроет Рассказчик.',
  'waits.discussion.ready': 'Город говорит. Номинации откроются, когда все будут готовы.',
  'waits.nominations.clock':
    'Номинировать может каждый. Последний призыв прозвучит, когда выйдет время или все будут готовы.',
  'waits.nominations.storyteller': 'Номинировать может каждый. День закончит Рассказчик.',
  'waits.nominations.ready': 'Номинировать может каждый. Последний призыв прозвучит, когда все будут готовы.',
  'waits.last-call.clock': 'Последний призыв: номинируйте сейчас, или с концом времени настанет ночь.',
  'waits.last-call.storyteller': 'Последний призыв: номинируйте сейчас, или Рассказчик объявит ночь.',
  'waits.last-call.ready': 'Последний призыв: номинируйте сейчас, или настанет ночь, когда все будут готовы.',
  'waits.night': 'Ночь продлится не меньше',
  'waits.night.longer': 'Ночь идёт, пока не закончат все.',
  'vote.spent': 'Последний голос истрачен: рука остаётся внизу',
  'signal.asked': 'Вы спрашивали: {names}.',
  'signal.yes-two': 'Да: {one} или {two}',
  'signal.no-two': 'Нет: ни {one}, ни {two}',
};

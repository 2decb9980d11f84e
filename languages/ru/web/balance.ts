import type { Translated } from '../../../apps/web/src/i18n/message.ts';
import type { balance as en } from '../../en/web/balance.ts';

export const balance: Translated<typeof en> = {
  'balance.title': 'Равновесие',
  'balance.what':
    'Боты 40 секунд играют этот сценарий прямо на вашем устройстве, ведёт справедливый Рассказчик; считаем, как часто побеждает добро.',
  'balance.players': 'Игроков',
  'balance.usual': 'от 7 до 15 по очереди',
  'balance.bots': 'Боты',
  'balance.start': 'Пусть играют',
  'balance.again': 'Сыграть ещё',
  'balance.stop': 'Хватит',
  'balance.playing': 'Боты играют',
  'balance.games': { one: '{n} игра', few: '{n} игры', many: '{n} игр', other: '{n} игры' },
  'balance.by-hand': 'Оставлено людям, в этих играх ничего не делают: {names}.',
  'balance.impossible': 'Для стольких игроков мешок собрать нельзя.',
  'balance.failed': 'Боты не смогли доиграть этот сценарий.',
  'balance.percent': '{n}%',
  'balance.good-wins': 'игр выиграло добро; с уверенностью 95% — от {low} до {high}%',
  'balance.length':
    'Игр: {n}, в среднем {days} дня, самая короткая {shortest}, самая длинная {longest}. До последнего дня с тремя-четырьмя живыми дошло {final}%.',
  'balance.by-players': 'Победы добра по числу игроков',
  'balance.good': 'Побед добра',
  'balance.final': 'Финал',
  'balance.days': 'Дней',
  'balance.within': '{n}% ({low}–{high})',
  'balance.legend':
    'Полоса — где с уверенностью 95% лежит настоящая доля, серая середина — от 45 до 55%, ромбы — три базовых издания при том же числе игроков.',
  'balance.tilts': 'Роли, которые меняют равновесие',
  'balance.nobody-tilts': 'За столько игр — ни одной наверняка.',
  'balance.tilt': '{by} пунктов добру (от {low} до {high})',
  'balance.pairs': 'Пары, которые меняют его сильнее, чем порознь',
  'balance.no-pairs': 'За столько игр — ни одной наверняка.',
  'balance.pair': '{by} пунктов добру, игр: {n}',
  'balance.limits':
    'Это только про таких ботов. Они не торгуются, не шутят и не впадают в безумие, как люди, а Рассказчик, помогая слабым, сглаживает то, что делает сам сценарий. Верьте лишь тому, что больше своего интервала.',
};

import { whyPlain } from '../../../../packages/almanac/src/rulings/why.ts';
import type { CatalogueOf } from '../../../../packages/almanac/src/sentences/sentence.ts';
import type { Reasons } from '../../../../packages/almanac/src/sentences/why.ts';
import { rulings } from '../rulings.ts';
import { some } from './plural.ts';

const often = (times: number): string => some(times, 'раз', 'раза', 'раз');

export const why: CatalogueOf<keyof Reasons> = {
  'why.plain': ({ ruling, character }) => whyPlain(rulings, ruling, character),
  'why.free': 'Способность не работает, так что это не обязано быть правдой.',
  'why.never-true': 'Сейчас такая способность не может сообщить правду.',
  'why.plainly': 'Игрок узнаёт правду, кем бы кто ни казался.',
  'why.one-of-two': 'Одно из двух — правда, другое — нет.',
  'why.either-of-two': 'Способность не работает: и то и другое может быть правдой или нет.',
  'why.nothing-else': 'Ничего другого сказать нельзя.',
  'why.by-hand-done': 'Здесь больше нечего делать.',
  'why.day-moves-on': 'Когда всё сказано, день идёт дальше.',
  'why.due-nomination': 'Кого-то из них сегодня нужно номинировать.',
  'why.sweep': 'Руки считают по часовой стрелке.',
  'why.first-allowed': 'Это первое из того, что разрешено.',
  'why.set-up': 'Так решено при подготовке игры.',
  'why.lot': 'Так выпал жребий.',
  'why.game-goes-on': 'Так игра продолжится.',
  'why.bluffs-easy': 'Этих ролей ни у кого нет, и каждой легко назваться.',
  'why.bluffs-outsider': ({ character }, names) =>
    `Этих ролей ни у кого нет, а «${names.character(character)}» не даёт пересчитать Изгоев.`,
  'why.herring': ({ seat }, { name }) =>
    `Больше ничто не выдаёт игрока ${name(seat)}, так что сомнение останется надолго.`,
  'why.true-by-registering': 'В общем-то правда: кто-то здесь умеет сойти за другого.',
  'why.true-and-open': 'Правда, и она оставляет больше всего вопросов.',
  'why.true-and-useful': 'Правда, и добру есть за что зацепиться.',
  'why.truth-slips': 'Добро отстаёт, пусть правда просочится.',
  'why.left-by-lot': 'Отложено по жребию: сведения чередуются, чтобы по ним нельзя было читать.',
  'why.beyond-belief': 'В это никто бы не поверил: услышав такое, сразу понимаешь, что способность не работает.',
  'why.played-on': ({ games, good, last }) =>
    `Отсюда доиграно ${often(games)}: побед добра — ${good}, последних дней — ${last}.`,
  'why.played-on-lasts': ({ games, last, besides }, _, say) =>
    `${say(besides)} Выбрано доигрыванием, ${often(games)} от каждого решения: последний день здесь наступал чаще, чем у следующего (${last} из ${games}).`,
  'why.played-on-open': ({ games, besides }, _, say) =>
    `${say(besides)} Выбрано доигрыванием, ${often(games)} от каждого решения: в последний день Демоном здесь чаще могли быть двое или трое, чем у следующего.`,
  'why.played-on-even': ({ games, good, besides }, _, say) =>
    `${say(besides)} Выбрано доигрыванием, ${often(games)} от каждого решения: борьба здесь ровнее, чем у следующего (побед добра — ${good} из ${games}).`,
  'why.played-on-kept': ({ games, besides }, _, say) =>
    `${say(besides)} Доигрывание, ${often(games)} от каждого решения, ничего лучшего уверенно не показало.`,
  'why.truth-by-chance': 'Иногда и сбитая способность говорит правду, иначе все знали бы, чего она стоит.',
  'why.truth-harmless': 'Здесь правда меньше всего вредит злу.',
  'why.false-harmless': 'Неправда, но безобидная: добро и так отстаёт.',
  'why.false-believable': 'Неправда, в которую легко поверить.',
  'why.false-frames': ({ seat }, { name }) => `Неправда, и она бросает тень на игрока ${name(seat)}.`,
  'why.false-shields': ({ seat }, { name }) => `Неправда, и она подтверждает слова игрока ${name(seat)}.`,
  'why.honest-look': 'Зло отстаёт, так что этот взгляд может быть честным.',
  'why.spoiled-look': 'Взгляд обманут: два жетона поменялись местами.',
  'why.dies-after-all': ({ seat }, { name }) => `${name(seat)} умирает: пощада сказала бы слишком много.`,
  'why.quiet-night': 'Тихая ночь даёт добру передышку.',
  'why.dies-for-evil': ({ seat }, { name }) =>
    `Вместо этого умирает ${name(seat)}: у зла станет одним обличителем меньше.`,
  'why.dies-for-good': ({ seat }, { name }) => `Вместо этого умирает ${name(seat)}: эта смерть что-то скажет городу.`,
  'why.dies-spared': ({ seat }, { name }) => `Вместо этого умирает ${name(seat)}: зло может кем-то пожертвовать.`,
  'why.heir-hidden': ({ seat }, { name }) => `${name(seat)} пока ни у кого не вызывает подозрений.`,
  'why.heir-catchable': ({ seat }, { name }) => `Игрока ${name(seat)} ещё можно поймать.`,
  'why.passes': ({ seat }, { name }) => `${name(seat)} сходит за другого: добро впереди, и это мутит воду.`,
  'why.seen-as-is': ({ seat }, { name }) => `Игрока ${name(seat)} видят без обмана: хитрость здесь ни к чему.`,
  'why.false-forced': 'Правду сейчас говорить нельзя, а в это легко поверить.',
  'why.false-forced-frames': ({ seat }, { name }) =>
    `Правду сейчас говорить нельзя, а это бросает тень на игрока ${name(seat)}.`,
  'why.false-half': 'Неправда из двух, и ничто сказанное раньше её не выдаёт.',
  'why.false-near': 'Неправда, но достаточно близкая к правде, чтобы поверить.',
  'why.nobody-impaired': 'Вредить никому не обязательно.',
  'why.impaired-voice': ({ seat }, { name }) => `Добро впереди, а ${name(seat)} рассказывает городу больше всех.`,
  'why.impaired-evil': ({ seat }, { name }) => `Добро отстаёт, а из зла больше всех потеряет ${name(seat)}.`,
  'why.impaired-little': ({ seat }, { name }) => `Без игрока ${name(seat)} город пока обойдётся легче всего.`,
  'why.impaired-idle': ({ seat }, { name }) => `Игроку ${name(seat)} терять уже нечего.`,
  'why.confidant-tells': ({ seat }, { name }) => `Добро отстаёт, а на слова игрока ${name(seat)} можно положиться.`,
  'why.confidant-little': ({ seat }, { name }) => `Знать об игроке ${name(seat)} для добра полезно меньше всего.`,
  'why.rival-doubted': ({ seat }, { name }) =>
    `Ничто не оправдает игрока ${name(seat)} одним ударом, так что сомнение останется надолго.`,
  'why.rival-believed': ({ seat }, { name }) => `Добро отстаёт, а игроку ${name(seat)} город ещё может поверить.`,
  'why.false-minions': 'Добрые игроки, чтобы обман раскрылся не сразу.',
  'why.false-minions-true': ({ seat }, { name }) =>
    `Добро отстаёт: ${name(seat)} и правда на стороне зла, и это ещё пригодится.`,
  'why.nobody-returns': 'Возвращаться никто не обязан.',
  'why.returns': ({ seat }, { name }) => `Добро отстаёт, поэтому ${name(seat)} возвращается.`,
  'why.lives-for-good': ({ seat }, { name }) => `Добро отстаёт, поэтому ${name(seat)} остаётся в живых.`,
  'why.lives-on': ({ seat }, { name }) => `${name(seat)} остаётся в живых: ещё одна смерть сейчас ни к чему.`,
  'why.dies-now': ({ seat }, { name }) => `Добро впереди, поэтому ${name(seat)} умирает.`,
  'why.dies-as-usual': ({ seat }, { name }) =>
    `${name(seat)} умирает, как обычно: частая пощада сказала бы слишком много.`,
  'why.one-demon-too-many': ({ seat }, { name }) => `Одного Демона довольно: ${name(seat)} умирает.`,
  'why.quiet-enough': 'Смертей хватает и без этой.',
  'why.said-true': 'Эти слова можно понять только так, и это правда.',
  'why.said-false': 'Эти слова можно понять только так, и это неправда.',
  'why.said-unclear': 'Судить об этих словах наверняка нельзя, поэтому ничего не происходит.',
  'why.madness-broken': ({ seat, character }, names) =>
    `${names.name(seat)} при всех называет роль «${names.character(character)}»: помешательство нарушено, сомнений нет.`,
  'why.standstill': ({ days }) => `Дней без смертей: ${days}. Пора решить игру.`,
  'why.one-good-left': 'Остался один добрый игрок против нескольких Демонов: игра решена.',
  'why.misinformed': ({ seat }, { name }) =>
    `Добро впереди, поэтому следующие сведения игрока ${name(seat)} могут быть неверны.`,
  'why.passed-on': ({ seat }, { name }) =>
    `На одном месте это пробыло достаточно: теперь очередь игрока ${name(seat)}.`,
  'why.goal-set': ({ seat }, { name }) => `${name(seat)} получает цель, исполнение которой увидят все.`,
  'why.goal-reached': ({ seat }, { name }) => `${name(seat)} у всех на виду достигает цели.`,
  'why.answers-for': ({ seat, victim }, { name }) =>
    `Всех просили беречь игрока ${name(victim)}, а ${name(seat)} предлагает казнь: за это день без голоса.`,
  'why.open-nominations': 'Все высказались, город может обвинять.',
  'why.nobody-dared': 'Никто пока не решился: последняя возможность.',
  'why.nobody-else': 'Больше никто не выходит вперёд.',
  'why.their-turn': 'Сегодня номинирует только Рассказчик.',
  'why.all-spared': 'Город решил пощадить всех.',
  'why.condemned': ({ seat }, { name }) => `Против игрока ${name(seat)} набралось достаточно голосов.`,
};

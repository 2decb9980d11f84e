import { asSentence, say } from '@belfry/almanac';
import type { SeatId, ShownToken } from '@belfry/engine';
import {
  type Speaker,
  type StatementWords,
  sayStatement,
} from '../../../packages/storyteller/src/words/say-statement.ts';

const players = (seats: readonly SeatId[], { name }: Speaker, joint = ', ') => seats.map(name).join(joint) || 'никто';

const shown = ({ character, believes }: ShownToken, s: Speaker) =>
  (character === null ? '(нет жетона)' : s.character(character)) +
  (believes === null ? '' : ` (думает: ${s.character(believes)})`);

export const statements: StatementWords = {
  number: ({ number }) => String(number),
  yes: ({ yes }) => (yes ? 'да' : 'нет'),
  character: ({ character }, s) => s.character(character),
  player: ({ player }, s) => s.name(player),
  'one-of': (info, s) => `${players(info.players, s, ' или ')} — ${s.character(info.character)}`,
  none: ({ team }, s) => `в игре нет никого из команды «${s.team(team)}»`,
  grimoire: ({ tokens }, s) =>
    `Гримуар: ${tokens.map((token) => `${s.name(token.seat)} — ${shown(token, s)}`).join(', ')}`,
  'evil-info': ({ demons, minions, bluffs }, s) =>
    [
      ...(demons === null ? [] : [`Демон — ${players(demons, s)}`]),
      ...(minions === null
        ? []
        : [`${demons === null ? 'Приспешники' : 'другие Приспешники'}: ${players(minions, s)}`]),
      ...(bluffs === null ? [] : [`не в игре: ${bluffs.map(s.character).join(', ') || 'никто'}`]),
    ].join('; '),
  'player-is': ({ player, character }, s) => `${s.name(player)} — ${s.character(character)}`,
  among: (info, s) => `${s.team(info.team)} — ${players(info.players, s, ' или ')}`,
  'none-among': (info, s) => `среди игроков ${players(info.players, s)} нет никого из команды «${s.team(info.team)}»`,
  'count-among': (info, s) =>
    `среди игроков ${players(info.players, s)} на стороне «${s.side(info.alignment)}»: ${info.number}`,
  alignment: ({ player, alignment }, s) => `${s.name(player)}: ${s.side(alignment)}`,
  'one-of-characters': ({ player, characters }, s) =>
    `${s.name(player)} — ${characters.map(s.character).join(' или ')}`,
  direction: ({ clockwise }) => (clockwise ? 'по часовой стрелке' : 'против часовой стрелки'),
  characters: ({ characters }, s) => characters.map(s.character).join(', ') || 'ни одной роли',
  winning: ({ side }, s) => (side === null ? 'не побеждает никто' : `побеждает ${s.side(side)}`),
  warmth: ({ warmth }) => ({ cold: 'холодно', warm: 'тепло', hot: 'горячо', bingo: 'в точку!' })[warmth],
  answer: ({ answer }) => ({ yes: 'да', no: 'нет', unknown: 'не знаю' })[answer],
  ability: ({ character }, s) => `у вас способность роли «${s.character(character)}»`,
  'in-play': ({ character }, s) => `в игре есть роль «${s.character(character)}»`,
  mad: ({ player, character }, s) =>
    `вы помешаны: ${player === null ? 'ваша роль' : s.name(player)} — ${s.character(character)}`,
  chose: ({ player, chosen }, s) => `${s.name(player)}: выбор — ${players(chosen, s)}`,
  two: ({ first, second }, s) => `1) ${sayStatement(first, statements, s)}; 2) ${sayStatement(second, statements, s)}`,
  text: ({ text }, s) => say(asSentence(text), s, 'ru'),
};

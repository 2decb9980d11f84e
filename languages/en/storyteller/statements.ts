import { asSentence, say } from '@belfry/almanac';
import type { SeatId, ShownToken } from '@belfry/engine';
import {
  type Speaker,
  type StatementWords,
  sayStatement,
} from '../../../packages/storyteller/src/words/say-statement.ts';

const players = (seats: readonly SeatId[], { name }: Speaker, joint = ', ') => seats.map(name).join(joint) || 'nobody';

const shown = ({ character, believes }: ShownToken, s: Speaker) =>
  (character === null ? '(no token)' : s.character(character)) +
  (believes === null ? '' : ` (believes: ${s.character(believes)})`);

export const statements: StatementWords = {
  number: ({ number }) => String(number),
  yes: ({ yes }) => (yes ? 'yes' : 'no'),
  character: ({ character }, s) => `the ${s.character(character)}`,
  player: ({ player }, s) => s.name(player),
  'one-of': (info, s) => `${players(info.players, s, ' or ')} is the ${s.character(info.character)}`,
  none: ({ team }, s) => `no ${s.team(team)} is in play`,
  grimoire: ({ tokens }, s) =>
    `the Grimoire: ${tokens.map((token) => `${s.name(token.seat)} ${shown(token, s)}`).join(', ')}`,
  'evil-info': ({ demons, minions, bluffs }, s) =>
    [
      ...(demons === null ? [] : [`the Demon is ${players(demons, s)}`]),
      ...(minions === null ? [] : [`${demons === null ? 'the' : 'other'} Minions: ${players(minions, s)}`]),
      ...(bluffs === null ? [] : [`not in play: ${bluffs.map(s.character).join(', ') || 'nobody'}`]),
    ].join('; '),
  'player-is': ({ player, character }, s) => `${s.name(player)} is the ${s.character(character)}`,
  among: (info, s) => `the ${s.team(info.team)} is ${players(info.players, s, ' or ')}`,
  'none-among': (info, s) => `no ${s.team(info.team)} among ${players(info.players, s)}`,
  'count-among': (info, s) => `${info.number} ${s.side(info.alignment)} among ${players(info.players, s)}`,
  alignment: ({ player, alignment }, s) => `${s.name(player)} is ${s.side(alignment)}`,
  'one-of-characters': ({ player, characters }, s) =>
    `${s.name(player)} is ${characters.map((id) => `the ${s.character(id)}`).join(' or ')}`,
  direction: ({ clockwise }) => (clockwise ? 'clockwise' : 'counterclockwise'),
  characters: ({ characters }, s) => characters.map(s.character).join(', ') || 'no character',
  winning: ({ side }, s) => (side === null ? 'neither side is winning' : `${s.side(side)} is winning`),
  warmth: ({ warmth }) => ({ cold: 'cold', warm: 'warm', hot: 'hot', bingo: 'bingo!' })[warmth],
  answer: ({ answer }) => ({ yes: 'yes', no: 'no', unknown: 'I do not know' })[answer],
  ability: ({ character }, s) => `you have the ability of the ${s.character(character)}`,
  'in-play': ({ character }, s) => `the ${s.character(character)} is in play`,
  mad: ({ player, character }, s) =>
    `you are mad that ${player === null ? 'you are' : `${s.name(player)} is`} the ${s.character(character)}`,
  chose: ({ player, chosen }, s) => `${s.name(player)} chose ${players(chosen, s)}`,
  two: ({ first, second }, s) => `1) ${sayStatement(first, statements, s)}; 2) ${sayStatement(second, statements, s)}`,
  text: ({ text }, s) => say(asSentence(text), s, 'en'),
};

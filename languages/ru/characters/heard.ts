import type { Heard } from '../../../packages/characters/src/question.ts';

export const heard: Heard = {
  fillers: 'это является ли что правда верно один одна кто-то из есть у нас за',
  or: 'или и либо',
  not: 'не нет',
  opening: /правда ли,? что|верно ли,? что|правда,? что/u,
  inPlay: /в игре/u,
  teams: { demon: /демон/u, minion: /приспешни/u, outsider: /изго[йяюе]/u, townsfolk: /горожан/u },
  sides: { evil: /зл(?:ой|ая|ое|ые|ым|ых|а|о|ы)/u, good: /добр(?:ый|ая|ое|ые|ым|ых|а|о|ы)/u },
};

import type { Heard } from '../../../packages/characters/src/question.ts';

export const heard: Heard = {
  fillers: 'is are the a an that it true one of either there this was it’s',
  or: 'or and',
  not: 'not no',
  opening: /is it true that/u,
  inPlay: /in play|in the game/u,
  teams: { demon: /demon/u, minion: /minion/u, outsider: /outsider/u, townsfolk: /townsfolk/u },
  sides: { evil: /evil/u, good: /good/u },
};

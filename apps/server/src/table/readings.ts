import type { PersonId } from '@belfry/protocol';
import { hasRoom } from '@belfry/storyteller';
import { personOf } from './commands/index.ts';
import { isStoryteller, shownStage, type TableState } from './state.ts';
import { hear, isAmongBots } from './talk.ts';
import { viewerOf } from './viewer.ts';

/** What HTTP may ask of a table, wherever it is: each answer is plain data. Nobody but these reads a table from outside. */
export const READINGS = {
  /** What is written on its door. */
  card: (state: TableState) => ({
    code: state.code,
    title: state.settings.title,
    script: state.script.name,
    storyteller: state.settings.storyteller,
    spectators: state.settings.spectators,
    stage: shownStage(state),
    locked: state.locked,
    players: state.chairs.filter((chair) => chair.person !== null || chair.name !== null).length,
    chairs: state.chairs.length,
    room: state.play === null || hasRoom(state.play.game),
  }),
  /** One of its people; null for strangers, and for whoever was sent away. */
  member: (state: TableState, account: string) => {
    const id = memberOf(state, account);
    if (id === null) return null;
    const isOver = shownStage(state) === 'over';
    const me = state.people.get(id)!;
    return {
      game: state.game,
      code: state.code,
      isOver,
      rules: isStoryteller(me) && !me.gone,
      viewer: viewerOf(state, id),
      opened: isOver && state.settings.readBack === 'everyone',
    };
  },
  /** All that one of them heard; null as long as the game goes on. */
  talk: (state: TableState, account: string) => {
    const id = memberOf(state, account);
    if (id === null || shownStage(state) !== 'over') return null;
    const viewer = viewerOf(state, id);
    const opened = state.settings.readBack === 'everyone';
    return state.talk.flatMap((said) => hear(said, viewer, opened || isAmongBots(state, said)) ?? []);
  },
} as const;

export type Reading = keyof typeof READINGS;
export type ReadingOf<R extends Reading> = ReturnType<(typeof READINGS)[R]>;

function memberOf(state: TableState, account: string): PersonId | null {
  const id = personOf(state, account);
  return id === null || state.people.get(id)!.kicked ? null : id;
}

import { settleIn } from './abilities.ts';
import type { Play } from './ask.ts';
import { tellWhoYouAre } from './change.ts';
import { day } from './day.ts';
import { grimoire } from './grimoire.ts';
import { abilitiesInPlay } from './in-play.ts';
import { night } from './night.ts';
import { emit, isTraveller, seated, seatOf, type Table } from './table.ts';
import { GameOver } from './victory.ts';

/** The whole game, as one coroutine: it pauses whenever somebody has to decide something. */
export function* play(table: Table): Play<void> {
  try {
    yield* setOut(table);
    for (;;) {
      yield* night(table);
      yield* day(table);
    }
  } catch (error) {
    if (!(error instanceof GameOver)) throw error;
    table.state.phase = 'over';
    table.state.outcome = error.outcome;
    table.asking.questions = [];
    table.asking.requests = [];
    emit(table, { type: 'game-over', outcome: error.outcome, grimoire: grimoire(table), to: 'everyone' });
  }
}

/** The tokens are drawn and looked at; what has to be prepared before the first night is. */
export function* setOut(table: Table): Play<void> {
  emit(table, {
    type: 'game-begins',
    script: table.script.name,
    seats: seated(table).map((id) => {
      const { name, character } = seatOf(table, id);
      return { seat: id, name, traveller: isTraveller(table, id) ? character : null };
    }),
    ...(table.state.fabled.length === 0 ? {} : { fabled: [...table.state.fabled] }),
    to: 'everyone',
  });
  emit(table, { type: 'dealt', grimoire: grimoire(table), bluffs: [], to: 'storyteller' });
  for (const effect of table.state.effects) emit(table, { type: 'marked', effect, to: 'storyteller' });
  for (const id of seated(table)) tellWhoYouAre(table, id);
  for (const ability of abilitiesInPlay(table)) yield* settleIn(table, ability);
}

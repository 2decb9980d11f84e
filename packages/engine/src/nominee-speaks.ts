import { type Asking, ask, type Play } from './ask.ts';
import { NO_YES } from './choice.ts';
import { type SeatId, TABLE } from './seat.ts';
import { definitionOf, emit, seatOf, type Table } from './table.ts';

/** Before the vote a nominee may say what counts only then. On a script where that is possible, every nominee is asked. */
export function* nomineeSpeaks(table: Table, nominee: SeatId): Play<void> {
  if (nominee === TABLE) return;
  for (const character of table.publicly) {
    const { when, use } = definitionOf(table, character)!.action!;
    if (when !== 'nominated') continue;
    const asking: Asking = { kind: 'choose', about: { character }, options: () => NO_YES };
    const answer = yield* ask(table, `nominee ${table.events.length}`, (put) => {
      if (!seatOf(table, nominee).left && table.state.today.stage !== 'closed') put(asking, nominee);
    });
    if (answer?.choice !== true) continue;
    emit(table, { type: 'used', seat: nominee, character, chosen: null, to: 'everyone' });
    const own = seatOf(table, nominee).abilities.find((ability) => ability.shownAs === character);
    if (own !== undefined) yield* use(table.contextOf(own), answer.choice as never, nominee, []); // what such an action asks for
  }
}

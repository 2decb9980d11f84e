import type { SeatId } from '@belfry/engine';
import type { Chronicle } from '../game/chronicle.ts';
import type { DayEvent } from '../problem.ts';
import { type Dated, type FileItem, item } from './file.ts';

type To = (seat: SeatId) => SeatId;

/** Who was found dead or alive again, night by night. */
export function nightsSeen({ nights }: Chronicle, players: number, to: To): Dated {
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const whoOf = (set: number, type: string) =>
    seats.filter((seat) => (set & (1 << seat)) !== 0).map((seat) => item(type, { player: to(seat) }));
  return dated(
    nights.map(({ deaths, revivals }) => [...whoOf(deaths, 'NightDeath'), ...whoOf(revivals, 'NightResurrection')]),
  );
}

/** What all saw by day. Of nominations that nothing came of only those of `watched` players are told. */
export function daysSeen({ days }: Chronicle, to: To, watched: ReadonlySet<SeatId>): Dated {
  return dated(days.map((events) => dayItems(events, to, watched)));
}

function dayItems(events: readonly DayEvent[], to: To, watched: ReadonlySet<SeatId>): FileItem[] {
  const out: FileItem[] = [];
  /** Whose execution was part of a nomination. */
  let told: SeatId | null = null;
  for (const [at, event] of events.entries()) {
    switch (event.type) {
      case 'nomination': {
        const { nominator, nominee, came } = event.nomination;
        if (came === 'nothing') {
          if (nominee !== null && watched.has(nominee))
            out.push(item('UneventfulNomination', { nominator: to(nominator), player: to(nominee) }));
        } else if (came === 'nominator-executed') {
          const end = events.slice(at).find((one) => one.type === 'execution' && one.player === nominator);
          told = nominator;
          out.push(
            item('ExecutionByST', {
              player: to(nominator),
              died: end?.type === 'execution' && end.died,
              after_nominating: nominee === null ? null : to(nominee),
            }),
          );
        } else if (came === 'nominator-died')
          out.push(item('Dies', { player: to(nominator), after_nominating: true, after_nominated_by: null }));
        else if (nominee !== null)
          out.push(item('Dies', { player: to(nominee), after_nominating: false, after_nominated_by: to(nominator) }));
        break;
      }
      case 'execution':
        if (event.player !== told) out.push(item('Execution', { player: to(event.player), died: event.died }));
        break;
      case 'use': {
        const { character, user, target, died } = event.use;
        if (target === null) break;
        if (character === 'slayer') out.push(item('Slayer.Shot', { player: to(user), target: to(target), died }));
        else if (character === 'klutz') out.push(item('Klutz.Choice', { player: to(user), choice: to(target) }));
        break;
      }
      case 'death':
        out.push(item('Dies', { player: to(event.player), after_nominating: false, after_nominated_by: null }));
        break;
      case 'votes':
        out.push(item('Flowergirl.Voters', { voters: event.voters.map(to), player: null }));
        break;
      case 'talk':
        break;
    }
  }
  return out;
}

/** Nights and days by their numbers; those of which there is nothing to tell are left out. */
export const dated = (lists: readonly (readonly FileItem[])[]): Dated =>
  Object.fromEntries(lists.flatMap((items, at) => (items.length === 0 ? [] : [[String(at + 1), items]])));

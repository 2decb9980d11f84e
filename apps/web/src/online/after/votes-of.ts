import { emptyView, type SeatId, type SeenEvent, see, type Viewer } from '@belfry/engine';

/** One nomination or call for an exile, and what came of it. */
export interface PastVote {
  readonly key: number;
  readonly day: number;
  readonly exile: boolean;
  readonly nominator: SeatId;
  readonly nominee: SeatId;
  /** Clockwise, as they sat then. */
  readonly circle: readonly SeatId[];
  readonly voters: readonly SeatId[];
  /** Those among the voters who were dead. */
  readonly ghosts: readonly SeatId[];
  /** The count was kept from the town. */
  readonly secret: boolean;
  /** null when it never came to a vote, or when this viewer was not told. */
  readonly result: { readonly votes: number; readonly needed: number } | null;
  /** They were about to die, or were sent away. */
  readonly fatal: boolean;
}

/** Every nomination and exile of a game, in order. */
export function votesOf(events: readonly SeenEvent[], viewer: Viewer): PastVote[] {
  const view = emptyView(viewer);
  const votes: PastVote[] = [];
  const settle = (result: PastVote['result'], fatal: boolean, voters: readonly SeatId[]) => {
    const dead = new Set(view.seats.filter((seat) => !seat.alive).map((seat) => seat.seat));
    const last = votes.pop();
    if (last !== undefined)
      votes.push({ ...last, result, fatal, voters, ghosts: voters.filter((seat) => dead.has(seat)) });
  };
  for (const [key, fact] of events.entries()) {
    const running = view.today.vote;
    see(view, fact);
    const begun = {
      key,
      day: view.day,
      circle: [...view.circle],
      voters: [],
      ghosts: [],
      secret: false,
      result: null,
      fatal: false,
    };
    if (fact.type === 'nominated')
      votes.push({ ...begun, exile: false, nominator: fact.nominator, nominee: fact.nominee });
    else if (fact.type === 'exile-called')
      votes.push({ ...begun, exile: true, nominator: fact.by, nominee: fact.traveller });
    else if (fact.type === 'secret-vote') votes.push({ ...votes.pop()!, secret: true });
    else if (fact.type === 'tally' || fact.type === 'secret-tally') {
      const { votes: count, needed, block, nominee } = fact;
      const voters = [...view.today.nominations.at(-1)!.voters];
      if (count !== null) settle({ votes: count, needed }, block === nominee, voters);
    } else if (fact.type === 'exile') {
      const voters = running?.counted.filter((seat) => running.up.includes(seat)) ?? [];
      settle({ votes: fact.support, needed: fact.needed }, fact.exiled, voters);
    }
  }
  return votes;
}

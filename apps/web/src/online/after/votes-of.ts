import { emptyView, type SeatId, type SeenEvent, see, type Viewer } from '@belfry/engine';

export interface PastVote {
  readonly key: string;
  readonly day: number;
  readonly nominator: SeatId;
  readonly nominee: SeatId;
  readonly voters: readonly SeatId[];
  /** Those among the voters who were dead. */
  readonly ghosts: readonly SeatId[];
  readonly votes: number;
  readonly needed: number;
  readonly block: boolean;
}

/** Every vote of a game, in order. */
export function votesOf(events: readonly SeenEvent[], viewer: Viewer): PastVote[] {
  const view = emptyView(viewer);
  const votes: PastVote[] = [];
  for (const fact of events) {
    see(view, fact);
    if (fact.type !== 'tally') continue;
    const { nominator, nominee, voters } = view.today.nominations.at(-1)!;
    const dead = new Set(view.seats.filter((seat) => !seat.alive).map((seat) => seat.seat));
    votes.push({
      key: `${view.day} ${nominator} ${nominee}`,
      day: view.day,
      nominator,
      nominee,
      voters: [...voters],
      ghosts: voters.filter((seat) => dead.has(seat)),
      votes: fact.votes,
      needed: fact.needed,
      block: fact.block === nominee,
    });
  }
  return votes;
}

import { type Game, type GameEvent, see, sees, type View } from '@belfry/engine';

/** Takes what a viewer is sent of these events into the view. */
export function follow(view: View, events: readonly GameEvent[]): void {
  for (const { to, ...fact } of events) if (sees(to, view.viewer)) see(view, fact);
}

/** Where the Storyteller's view, which is folded from events alone, says something else than the state of the game. */
export function disagreements({ state, grimoire: book }: Game, view: View): string[] {
  const wrong: string[] = [];
  const same = (what: string, seen: unknown, is: unknown) => {
    const [one, other] = [JSON.stringify(seen), JSON.stringify(is)];
    if (one !== other) wrong.push(`The view has ${what} ${one}, the state ${other}.`);
  };
  const present = view.seats.filter(({ seat }) => state.circle.includes(seat));
  same('the chairs', view.circle, state.circle);
  same('the Fabled', view.fabled, state.fabled);
  same(
    'Travellers',
    present.flatMap(({ seat, traveller }) => (traveller === null ? [] : [[seat, traveller]])),
    present.flatMap(({ seat }) => (book.isTraveller(seat) ? [[seat, state.seats[seat]!.character]] : [])),
  );
  same(
    'the living',
    present.flatMap(({ seat, alive }) => (alive ? [seat] : [])),
    present.flatMap(({ seat }) => (state.seats[seat]!.alive ? [seat] : [])),
  );
  same(
    'ghost votes',
    present.flatMap(({ seat, ghostVote }) => (ghostVote ? [seat] : [])),
    present.flatMap(({ seat }) => (state.seats[seat]!.ghostVote ? [seat] : [])),
  );
  if (state.phase === 'day') same('on the block', view.today.block, state.today.block.seat);
  const { grimoire } = view;
  if (grimoire === null) return wrong;
  same(
    'tokens',
    grimoire.tokens
      .toSorted((a, b) => a.seat - b.seat)
      .map(({ seat, character, alignment, believes }) => [seat, character, alignment, believes]),
    state.seats
      .filter(({ id }) => grimoire.tokens.some(({ seat }) => seat === id))
      .map(({ id, character, alignment, believes }) => [id, character, alignment, believes?.character ?? null]),
  );
  same(
    'reminders',
    grimoire.reminders.map(({ id }) => id),
    state.effects.map(({ id }) => id),
  );
  same('bluffs', grimoire.bluffs, state.bluffs);
  return wrong;
}

import { type Alignment, type Context, character, type Information } from '@belfry/engine';

/** Each night you learn which side the Storyteller thinks is winning, or that neither is. */
export const general = character('general', {
  wakes: 'each',
  *act(context) {
    const believed = whoIsAhead(context);
    yield* context.learn([], opinion(believed, context.works()));
  },
});

const SIDES = ['good', 'evil', null] as const;

/** Only the Storyteller knows what they think: nothing is ruled out, and the likeliest comes first, or last for the impaired. */
const opinion = (believed: Alignment | null, isHonest: boolean): Information => ({
  domain: () => {
    const rest = SIDES.filter((side) => side !== believed);
    return (isHonest ? [believed, ...rest] : [...rest, believed]).map((side) => ({ says: 'winning', side }));
  },
  holds: (_, statement) => (statement.says === 'winning' ? 'may' : 'no'),
});

/** A side is ahead when clearly less of it has died; with three or fewer alive, evil is. */
function whoIsAhead({ players, isTraveller, isAlive, alignmentOf, livingResidents }: Context): Alignment | null {
  const lost = (side: Alignment) => {
    const members = players().filter((player) => !isTraveller(player) && alignmentOf(player) === side);
    return members.filter((player) => !isAlive(player)).length / Math.max(1, members.length);
  };
  const lead = lost('evil') - lost('good');
  if (Math.abs(lead) > 0.25) return lead > 0 ? 'good' : 'evil';
  return livingResidents().length <= 3 ? 'evil' : null;
}

import type { Audience, Game, GameEvent } from '@belfry/engine';

type Kind = 'everyone' | 'storyteller' | 'seat';

/** Who may ever be sent which event. An event type that is missing here does not compile: think about it first. */
const MAY_SEE: { readonly [type in GameEvent['type']]: readonly Kind[] } = {
  'game-begins': ['everyone'],
  'night-falls': ['everyone'],
  dawn: ['everyone'],
  'nominations-open': ['everyone'],
  nominated: ['everyone'],
  // A secret vote is the Storyteller's, and each hand its owner's.
  hand: ['everyone', 'seat'],
  counted: ['everyone', 'storyteller'],
  tally: ['everyone'],
  'last-call': ['everyone'],
  executed: ['everyone'],
  'no-execution': ['everyone'],
  'secret-vote': ['everyone'],
  'no-vote': ['everyone'],
  proclaimed: ['everyone'],
  survived: ['everyone'],
  died: ['everyone', 'storyteller'],
  revived: ['everyone', 'storyteller'],
  used: ['everyone'],
  'nothing-happens': ['everyone'],
  'exile-called': ['everyone'],
  exile: ['everyone'],
  joined: ['everyone'],
  left: ['everyone'],
  reseated: ['everyone'],
  // Whom the night has made one knows at once; the town hears of it at dawn.
  traveller: ['everyone', 'seat'],
  fabled: ['everyone'],
  'ghost-vote': ['everyone', 'storyteller'],
  announcement: ['everyone'],
  'game-over': ['everyone'],
  'you-are': ['seat'],
  woke: ['seat'],
  chose: ['seat'],
  told: ['seat'],
  answered: ['seat'],
  visited: ['seat'],
  'secret-tally': ['storyteller'],
  dealt: ['storyteller'],
  'took-token': ['storyteller'],
  ruled: ['storyteller'],
  'no-effect': ['storyteller'],
  became: ['storyteller'],
  turned: ['storyteller'],
  believes: ['storyteller'],
  marked: ['storyteller'],
  unmarked: ['storyteller'],
  bluffs: ['storyteller'],
  states: ['storyteller'],
  'by-hand': ['storyteller'],
};

/** What the whole town may hear between dusk and dawn: the last, whom an Al-Hadikhia has chosen, and the like. */
const HEARD_AT_NIGHT = new Set<GameEvent['type']>(['night-falls', 'dawn', 'game-over', 'proclaimed']);

const kindOf = (to: Audience): Kind => (typeof to === 'string' ? to : 'seat');

/** Who was sent what was not for them, each as a sentence. Acts by hand may be heard at any time. */
export function wrongAudiences({ events }: Pick<Game, 'events'>): string[] {
  const wrong: string[] = [];
  const byHand = events.some((event) => event.type === 'by-hand');
  let night = false;
  for (const event of events) {
    const { type, to } = event;
    if (!MAY_SEE[type].includes(kindOf(to))) wrong.push(`"${type}" went to ${JSON.stringify(to)}.`);
    const { seat } = event as { readonly seat?: unknown };
    if (typeof to !== 'string' && (to.length !== 1 || to[0] !== seat))
      wrong.push(`"${type}" of seat ${JSON.stringify(seat)} went to the seats ${to.join(', ')}.`);
    if (type === 'night-falls') night = true;
    if (night && !byHand && to === 'everyone' && !HEARD_AT_NIGHT.has(type))
      wrong.push(`The whole town heard "${type}" at night.`);
    if (type === 'dawn') night = false;
  }
  return wrong;
}

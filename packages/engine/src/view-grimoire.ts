import type { CharacterId } from '@belfry/almanac';
import type { Effect } from './effect.ts';
import type { Fact } from './event.ts';
import type { SeatId } from './seat.ts';
import type { GameState } from './state.ts';
import type { GrimoireToken } from './statement.ts';

/** What of the table lies under the Storyteller's eyes alone. */
export interface ViewGrimoire {
  tokens: Omit<GrimoireToken, 'reminders' | 'alive'>[];
  reminders: Effect[];
  /** Reminders whose source is impaired. */
  asleep: number[];
  drunk: SeatId[];
  poisoned: SeatId[];
  bluffs: CharacterId[];
  /** The place in the night order, for the night sheet. */
  woke: SeatId[];
  /** Whether the Storyteller is asked before anything is told. */
  tellings: GameState['tellings'];
}

const emptyGrimoire = (): ViewGrimoire => ({
  tokens: [],
  reminders: [],
  asleep: [],
  drunk: [],
  poisoned: [],
  bluffs: [],
  woke: [],
  tellings: 'at-once',
});

const tokenOnly = ({ seat, character, alignment, believes }: GrimoireToken) => ({
  seat,
  character,
  alignment,
  believes,
});

/** The tokens as they lie at the end, for everybody. */
export const revealed = (before: ViewGrimoire | null, tokens: readonly GrimoireToken[]): ViewGrimoire => ({
  ...(before ?? emptyGrimoire()),
  tokens: tokens.map(tokenOnly),
});

/** Takes one event that only the Storyteller is sent into the Grimoire; null for whoever has none. */
export function seeInGrimoire(grimoire: ViewGrimoire | null, fact: Fact): ViewGrimoire | null {
  if (fact.type === 'dealt') return { ...revealed(null, fact.grimoire), bluffs: [...fact.bluffs] };
  if (grimoire === null) return null;
  const change = (seat: SeatId, parts: Partial<ViewGrimoire['tokens'][number]>) => {
    grimoire.tokens = grimoire.tokens.map((token) => (token.seat === seat ? { ...token, ...parts } : token));
  };
  if (fact.type === 'took-token') grimoire.tokens.push(tokenOnly(fact.token));
  else if (fact.type === 'became') change(fact.seat, { character: fact.character, believes: null });
  else if (fact.type === 'turned') change(fact.seat, { alignment: fact.alignment });
  else if (fact.type === 'believes') change(fact.seat, { believes: fact.character });
  else if (fact.type === 'marked') grimoire.reminders.push(fact.effect);
  else if (fact.type === 'unmarked') grimoire.reminders = grimoire.reminders.filter((e) => e.id !== fact.effect);
  else if (fact.type === 'bluffs') grimoire.bluffs = [...fact.characters];
  else if (fact.type === 'woke') grimoire.woke.push(fact.seat);
  else if (fact.type === 'by-hand' && fact.action.do === 'tellings') grimoire.tellings = fact.action.tellings;
  else if (fact.type === 'states') {
    grimoire.drunk = [...fact.drunk];
    grimoire.poisoned = [...fact.poisoned];
    grimoire.asleep = [...fact.asleep];
  }
  return grimoire;
}

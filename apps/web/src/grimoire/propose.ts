import { type Bag, plainBag } from '@belfry/engine';
import { type Script, tableScript } from '@belfry/scripts';
import { FIRST_GAMES, proposeBags, SETUP_WORDS } from '@belfry/storyteller';
import { unguessable } from '../app/chance.ts';
import type { Lang } from '../settings/settings.ts';

export interface Offer {
  /** Only the games of the rulebook have one. */
  readonly title: string | null;
  readonly reason: string;
  readonly bag: Bag;
}

/** Bags that should play well; for newcomers who are as many as the rulebook's first games want, those come first. */
export function propose(script: Script, players: number, firstTimers: boolean, lang: Lang): Offer[] {
  const has = (id: string) => script.characters.some((c) => c.id === id);
  const known = FIRST_GAMES.filter(
    ({ tokens }) => firstTimers && tokens.length === players && tokens.every((t) => has(t.character)),
  );
  const seed = unguessable();
  return [
    ...known.map(({ name, tokens }) => ({ ...SETUP_WORDS[lang].firstGames[name], bag: plainBag(tokens) })),
    ...proposeBags({ script: tableScript(script), players, seed, firstTimers, lang }).map(({ reason, bag }) => ({
      title: null,
      reason,
      bag,
    })),
  ];
}

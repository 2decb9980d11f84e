import type { PersonId } from '@belfry/protocol';
import { namesIn } from '@belfry/storyteller';
import { botAccount } from '../../bots/account.ts';
import { sameName } from '../../words.ts';
import type { Happening } from '../record.ts';
import { type Handler, refuse } from './verdict.ts';

/** Fills free chairs with bots, from the first on. */
export const bots: Handler<'bots'> = ({ state, random }, { count, level, lang }) => {
  const free = state.chairs.flatMap(({ person, name }, seat) => (person === null && name === null ? [seat] : []));
  if (free.length === 0) return refuse('not-possible', { say: 'chair.all-taken' });
  const taken = [...[...state.people.values()].map((p) => p.name), ...state.chairs.flatMap((c) => c.name ?? [])];
  const names = random()
    .shuffle(namesIn(lang ?? state.settings.lang))
    .filter((name) => !taken.some((other) => sameName(other, name)));
  const chairs = [...state.chairs];
  const happenings: Happening[] = [];
  for (const [n, seat] of free.slice(0, Math.min(count, names.length)).entries()) {
    const number = state.people.size + n + 1;
    const person = `p${number}` as PersonId;
    chairs[seat] = { person, name: null };
    const account = botAccount(level, lang ?? null, number);
    happenings.push({ type: 'came', person, account, name: names[n]!, role: 'player', host: false });
  }
  return [...happenings, { type: 'chairs', chairs }];
};

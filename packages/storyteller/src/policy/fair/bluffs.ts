import type { Character, CharacterId } from '@belfry/almanac';
import type { Prompt } from '@belfry/engine';
import { hasTag } from '../../town/rules.ts';
import type { Ruling } from '../policy.ts';
import type { Bearing } from './bearing.ts';

/** Two Townsfolk and an Outsider whom nobody holds or believes to be; one easy to claim, one that can misinform. */
export function ruleBluffs({ options }: Prompt, { grimoire, dice }: Bearing): Ruling | null {
  if (options.pick !== 'characters') return null;
  const { script } = grimoire;
  const believed = new Set(grimoire.seats.flatMap((seat) => seat.believes?.character ?? []));
  const entries = options.from.flatMap((id) => script.lookUp(id) ?? []);
  const fit = dice.shuffle(entries).sort((a, b) => burden(a, believed) - burden(b, believed));
  const chosen: Character[] = [];
  const take = (is: (c: Character) => boolean) => {
    const found = fit.find((c) => is(c) && !chosen.includes(c));
    if (found !== undefined && chosen.length < options.max) chosen.push(found);
  };
  const light = (c: Character) => burden(c, believed) < 2;
  take((c) => light(c) && c.team === 'townsfolk' && !hasTag(c, 'info'));
  take((c) => light(c) && c.team === 'townsfolk' && hasTag(c, 'info'));
  take((c) => light(c) && c.team === 'outsider');
  while (chosen.length < options.max) take(() => true);
  const outsider = chosen.find((c) => c.team === 'outsider');
  return {
    choice: chosen.map((c) => c.id),
    reason:
      outsider === undefined ? { say: 'why.bluffs-easy' } : { say: 'why.bluffs-outsider', character: outsider.id },
  };
}

/** What makes a bluff hard to wear: somebody else claims it in good faith, or nobody ever says they are it. */
const burden = (character: Character, believed: ReadonlySet<CharacterId>): number =>
  (believed.has(character.id) ? 2 : 0) +
  (character.setup?.drawsAs === undefined ? 0 : 3) +
  (character.setup === null ? 0 : 0.5);

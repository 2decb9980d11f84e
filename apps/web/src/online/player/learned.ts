import { playersIn, type View } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';

/** What an ability told, with the choice that came before it on the same night. */
export function learnedBy({ journal }: View): ClaimedInfo[] {
  const learned: ClaimedInfo[] = [];
  let chosen: readonly number[] = [];
  for (const { night, fact } of journal) {
    if (fact.type === 'chose') chosen = playersIn(fact.chosen);
    if (fact.type !== 'told' || fact.character === 'demoninfo' || fact.character === 'minioninfo') continue;
    if (fact.info.says === 'grimoire') continue;
    learned.push({ night, chosen, info: fact.info });
    chosen = [];
  }
  return learned;
}

import type { View } from '@belfry/engine';
import type { Clocks, TableCard } from '@belfry/protocol';
import type { Tongue } from '../../game/tongue.ts';

/**
 * What the town waits for, by day, out of what everybody can see: the stage, the clocks, who rules. Never a ruling: that
 * there is one must not be told.
 */
export function waitsFor(view: View, table: Pick<TableCard, 'settings'>, clocks: Clocks, words: Tongue): string | null {
  const { t, name } = words;
  if (view.phase !== 'day') return null;
  if (clocks.pausedAt !== null) return t('waits.paused');
  const runs = (kind: string) => clocks.running.some((timer) => timer.kind === kind);
  const led = table.settings.storyteller !== 'automatic';
  const { today } = view;
  if (today.vote !== null) {
    const who = { name: name(today.vote.about) };
    if (runs('vote')) return null;
    return t(runs('defence') ? 'waits.defence' : led ? 'waits.hands' : 'waits.defence', who);
  }
  const stage = today.stage === 'discussion' ? 'discussion' : today.lastCall ? 'last-call' : 'nominations';
  if (today.stage === 'closed') return null;
  return t(`waits.${stage}.${runs(stage) ? 'clock' : led ? 'storyteller' : 'ready'}`);
}

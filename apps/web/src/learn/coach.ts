import type { Prompt, View } from '@belfry/engine';
import type { Key } from '../../../../languages/en/web/index.ts';

/** What the old bell-ringer says now: it follows from the table, so a newcomer can never get ahead of it. */
export function coachLine(view: View, prompts: readonly Prompt[], seen: number): Key {
  if (view.outcome !== null) return view.outcome.winner === 'good' ? 'learn.over.good' : 'learn.over.evil';
  if (view.phase === 'night' || view.phase === 'setup') {
    const news = view.journal.slice(seen).some(({ fact }) => fact.type === 'you-are' || fact.type === 'told');
    if (!news && prompts.some((p) => p.kind === 'choose'))
      return view.night <= 1 ? 'learn.choose' : 'learn.choose-again';
    return 'learn.night';
  }
  const { today } = view;
  const dead = !view.seats.find((s) => s.seat === view.viewer)?.alive;
  if (today.vote !== null) return prompts.some((p) => p.kind === 'hand') ? 'learn.vote' : 'learn.sweep';
  if (dead) return 'learn.dead';
  if (today.stage === 'discussion') return view.day === 1 ? 'learn.day' : 'learn.day-again';
  if (today.block !== null) return 'learn.block';
  return today.nominations.length === 0 ? 'learn.nominate' : 'learn.nominated';
}

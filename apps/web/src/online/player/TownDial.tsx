import type { View } from '@belfry/engine';
import { PhaseDial } from '../../game/PhaseDial.tsx';
import type { Tongue } from '../../game/tongue.ts';
import { standingOf } from './standing.ts';
import style from './TownDial.module.css';

/** The middle of the face: the hour; or the vote, counted as the hand goes round. */
export function TownDial({ view, words }: { readonly view: View; readonly words: Tongue }) {
  const { vote } = view.today;
  if (vote === null || vote.secret) return <PhaseDial view={view} words={words} />;
  const { needed } = standingOf(view);
  return (
    <p className={`${style.tally} numerals`} data-enough={vote.tally >= needed || undefined}>
      {vote.tally}
      <small>/{needed}</small>
    </p>
  );
}

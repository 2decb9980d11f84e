import type { Tongue } from '../../game/tongue.ts';
import type { Contradiction } from '../talk/contradictions.ts';
import style from './StanceButtons.module.css';

/** What speaks against a claim, in words. */
export function Clash({ clash, words }: { readonly clash: Contradiction | undefined; readonly words: Tongue }) {
  if (clash === undefined) return null;
  return (
    <span className={style.clash}>
      <span aria-hidden="true">≠ </span>
      {sayClash(clash, words)}{' '}
    </span>
  );
}

function sayClash(clash: Contradiction, { t, names, lookUp }: Tongue): string {
  switch (clash.why) {
    case 'same':
      return t('clash.same', { names: names(clash.as) });
    case 'changed':
      return t('clash.changed', { character: lookUp(clash.before).name });
    case 'mine':
    case 'not-on-script':
      return t(`clash.${clash.why}`);
  }
}

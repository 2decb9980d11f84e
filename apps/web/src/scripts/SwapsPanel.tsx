import type { Character } from '@belfry/almanac';
import { harderThan, type ScriptScore, type Swap, scriptItems } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { useLocalized } from './localized.ts';
import { usePoints } from './points.ts';
import style from './SwapsPanel.module.css';
import { changeScript, onShelfNow, type ShelvedScript } from './shelf.ts';
import { useSwaps } from './workbench.ts';

/** One character for another: what would make the script easier, and what harder. */
export function SwapsPanel({ shelved, score }: { readonly shelved: ShelvedScript; readonly score: ScriptScore }) {
  const { t } = useWords();
  const { answer: swaps, current } = useSwaps(shelved.script, score.players);
  if (swaps === undefined || (swaps.easier === null && swaps.harder === null)) return null;
  const apply = ({ out, in: into }: Swap) => {
    // The advice is about the script as it was weighed: another may have lost either of them.
    if (!current || onShelfNow(shelved.id)?.script !== shelved.script) return;
    changeScript(
      shelved.id,
      scriptItems({
        ...shelved.script,
        entries: shelved.script.entries.map((entry) =>
          entry.kind !== 'unknown' && entry.id === out.id
            ? { kind: 'official', id: into.id, written: into.id, reworded: null, index: entry.index }
            : entry,
        ),
      }),
    );
  };
  return (
    <section>
      <h2>{t('swap.title')}</h2>
      <ul className={style.swaps}>
        {(['easier', 'harder'] as const).map((direction) => {
          const swap = swaps[direction];
          return swap === null ? null : (
            <li key={direction} className={style.swap}>
              <strong>{t(`swap.${direction}`)}</strong>
              <Exchange swap={swap} />
              <Leads swap={swap} score={score} />
              {shelved.own ? (
                <Button size="small" onPress={() => apply(swap)}>
                  {t('swap.do')}
                </Button>
              ) : null}
            </li>
          );
        })}
      </ul>
      <p className={style.soft}>{t('swap.how')}</p>
    </section>
  );
}

function Exchange({ swap }: { readonly swap: Swap }) {
  const { t } = useWords();
  const localized = useLocalized();
  const face = (character: Character) => {
    const known = localized(character);
    return (
      <span className={style.face}>
        <span className={style.token}>
          <Token character={known} />
        </span>
        {known.name}
      </span>
    );
  };
  return (
    <span className={style.exchange}>
      {face(swap.in)} <span className={style.soft}>{t('swap.for')}</span> {face(swap.out)}
    </span>
  );
}

function Leads({ swap, score }: { readonly swap: Swap; readonly score: ScriptScore }) {
  const { t } = useWords();
  const { plain } = usePoints();
  if (swap.category.id !== score.category.id) {
    return <span>{t('swap.leads', { category: t(`category.${swap.category.id}`), score: plain(swap.score) })}</span>;
  }
  const percent = Math.round((harderThan(swap.score, score.players) ?? 0) * 100);
  return <span>{t('swap.nudges', { score: plain(swap.score), percent })}</span>;
}

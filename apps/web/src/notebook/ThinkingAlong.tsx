import type { SeatId } from '@belfry/engine';
import { nightIds } from '@belfry/scripts';
import { useId, useMemo, useState } from 'react';
import { useSeen } from '../online/net/use-table.tsx';
import type { SeatProps } from '../online/player/seat-props.ts';
import { latestClaims } from '../online/talk/latest-claims.ts';
import { useMarks } from './marks.ts';
import { SeatThoughts } from './SeatThoughts.tsx';
import style from './ThinkingAlong.module.css';
import type { Asking, Thought } from './think.ts';
import { useThought } from './thinker.ts';

/** What is less likely than that is no guess but a shrug. */
const WORTH_SAYING = 0.4;

/** Who can be what, worked out from nothing but what this seat has seen and heard. */
export function ThinkingAlong(props: SeatProps & { readonly seat: SeatId }) {
  const { view, words } = props;
  const { t } = words;
  const id = useId();
  return (
    <section className={style.thinking} aria-labelledby={id}>
      <h3 id={id}>{t('notebook.title')}</h3>
      {view.seats.some(({ traveller }) => traveller !== null) ||
      view.circle.some((seat, at) => seat !== at) ||
      view.circle.length !== view.seats.length ? (
        <p className={style.soft}>{t('notebook.off-travellers')}</p>
      ) : (
        <Thinking {...props} />
      )}
    </section>
  );
}

function Thinking({ seat: you, table, view, script, words }: SeatProps & { readonly seat: SeatId }) {
  const { t, name, lookUp } = words;
  const { talk, claims: earlier, chronicle } = useSeen();
  const [marks, setMark] = useMarks(table.code, you);
  const [open, setOpen] = useState<SeatId | null>(null);
  const asking = useMemo(
    (): Asking => ({
      you,
      events: chronicle,
      claims: [...latestClaims(talk, earlier)].map(([seat, { character, learned }]) => [seat, { character, learned }]),
      marks,
      names: view.seats.map((seat) => seat.name),
      script: script.characters,
      order: { first: nightIds(script, 'first'), other: nightIds(script, 'other') },
    }),
    [you, chronicle, talk, earlier, marks, view.seats, script],
  );
  const { thought, trouble } = useThought(asking);
  if (trouble !== null) {
    const characters = words.list(trouble.notCovered.map((id) => lookUp(id).name));
    return <p className={style.soft}>{t('notebook.not-covered', { characters })}</p>;
  }
  if (thought === null) return <p className={style.soft}>{t('notebook.thinking')}</p>;
  return (
    <>
      <p className={style.soft} role="status">
        {standing(thought, t)}
      </p>
      <ul className={style.seats}>
        {view.circle
          .filter((seat) => seat !== you)
          .map((seat) => {
            const { demon, evil, characters } = thought.seats[seat]!;
            const likeliest = characters.find(({ chance }) => (chance ?? 0) >= WORTH_SAYING);
            return (
              <li key={seat}>
                <button type="button" className={style.seat} onClick={() => setOpen(seat)}>
                  <span className={style.name}>
                    {name(seat)}
                    {marks[seat] === undefined ? null : <span className={style.pin} aria-hidden="true" />}
                  </span>
                  <span className={style.likely}>
                    {likeliest === undefined ? '' : lookUp(likeliest.character).name}
                  </span>
                  <Share label={t('notebook.evil')} of={evil} t={t} />
                  <Share label={t('notebook.demon')} of={demon} t={t} />
                </button>
              </li>
            );
          })}
      </ul>
      <p className={style.small}>{t('notebook.asks')}</p>
      <p className={style.small}>{t('notebook.assumes')}</p>
      {open === null ? null : (
        <SeatThoughts
          seat={open}
          asking={asking}
          thought={thought}
          words={words}
          mark={marks[open] ?? null}
          onMark={(mark) => setMark(open, mark)}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}

type Say = SeatProps['words']['t'];

function standing({ worlds, isDone, isWhole }: Thought, t: Say): string {
  if (!isDone) return worlds === 0 ? t('notebook.thinking') : t('notebook.so-far', { n: worlds });
  if (!isWhole) return t('notebook.open');
  return worlds === 0 ? t('notebook.nothing-fits') : t('notebook.worlds', { n: worlds });
}

/** A chance as a bar and in figures. */
function Share({ label, of, t }: { readonly label: string; readonly of: number | null; readonly t: Say }) {
  const n = of === null ? null : Math.round(of * 100);
  return (
    <span className={style.share}>
      <span className={style.label}>{label}</span>
      <span className={style.track} aria-hidden="true">
        <span className={style.fill} style={{ inlineSize: `${n ?? 0}%` }} />
      </span>
      <span className="numerals">{n === null ? '…' : t('notebook.percent', { n })}</span>
    </span>
  );
}

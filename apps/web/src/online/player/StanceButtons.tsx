import { StanceShape } from '../../circle/SeatClaim.tsx';
import type { Say } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { isCurrent, type Mark, STANCES, type Stance } from '../marks.ts';
import style from './StanceButtons.module.css';

/** What one privately thinks of a claim: a press notes it, another takes it away. */
export function StanceButtons(props: {
  readonly of: string | null;
  readonly mark: Mark | undefined;
  readonly name: string;
  readonly only?: Stance;
  readonly t: Say;
  readonly onMark: (mark: Mark | null) => void;
}) {
  const { of, mark, name, only, t, onMark } = props;
  const now = mark !== undefined && isCurrent(mark, of) ? mark.stance : null;
  return (
    <span className={style.stances}>
      {(only === undefined ? STANCES : [only]).map((stance) => (
        <Button
          key={stance}
          size="small"
          look={now === stance ? 'plain' : 'quiet'}
          aria-pressed={now === stance}
          aria-label={t('stance.about', { what: t(`stance.${stance}`), name })}
          onPress={() => onMark(now === stance ? null : { stance, of })}
        >
          <span className={style.shape}>
            <StanceShape stance={stance} />
          </span>
          {t(`stance.${stance}`)}
        </Button>
      ))}
    </span>
  );
}

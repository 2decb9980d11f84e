import { Button } from '../../ui/Button.tsx';
import style from './NowBar.module.css';
import type { SeatProps } from './seat-props.ts';

/** "I am ready": when everybody is, the day goes on without its clock; a Storyteller who moves it by hand sees who is. */
export function ReadyButton({ you, table, view, words, act }: SeatProps) {
  const { t, names } = words;
  const { people, ready } = table;
  if (you.seat === null || view.phase !== 'day' || view.today.vote !== null) return null;
  const is = ready.includes(you.seat);
  const others = people.filter(
    (person) => person.seat !== null && !person.bot && person.seat !== you.seat && view.circle.includes(person.seat),
  );
  const waiting = others.filter(({ seat }) => !ready.includes(seat!)).map(({ seat }) => seat!);
  const step = view.today.stage === 'discussion' ? 'discussion' : view.today.lastCall ? 'last-call' : 'nominations';
  return (
    <div className={style.ready}>
      <Button size="large" wide aria-pressed={is} onPress={() => void act({ do: 'ready', ready: !is })}>
        <span className={style.twice}>
          {t(is ? 'ready.yes' : 'ready.no')}
          <small>{t(`ready.${step}`)}</small>
        </span>
      </Button>
      {others.length === 0 || ready.length === 0 ? null : (
        <p className={style.soft} role="status">
          {t('ready.who', { names: names(ready) })}
          {waiting.length === 0 ? '' : ` ${t('ready.waiting', { names: names(waiting) })}`}
        </p>
      )}
    </div>
  );
}

import type { SeenEvent, View } from '@belfry/engine';
import { sayFact } from '../../game/say-fact.ts';
import type { Tongue } from '../../game/tongue.ts';
import { useSeen } from '../net/use-table.tsx';
import { useAnnounce } from './announce.ts';
import style from './Herald.module.css';
import type { SeatProps } from './seat-props.ts';
import { waitsFor } from './waits-for.ts';

/** Each of these begins a new piece of news; what follows belongs to it. */
const STARTS: ReadonlySet<SeenEvent['type']> = new Set([
  'dawn',
  'nominations-open',
  'nominated',
  'secret-vote',
  'tally',
  'last-call',
  'executed',
  'used',
  'exile-called',
  'announcement',
  'proclaimed',
  'no-execution',
]);
const FOLLOWS: ReadonlySet<SeenEvent['type']> = new Set([
  'survived',
  'died',
  'revived',
  'nothing-happens',
  'exile',
  'joined',
  'left',
]);
const TOGETHER = 3;

/** The latest news of the town, for eyes and ears: what is shown here is also announced, and so is every vote counted. */
export function Herald({ table, view, words }: Pick<SeatProps, 'table' | 'view' | 'words'>) {
  const { chronicle, clocks } = useSeen();
  const waits = waitsFor(view, table, clocks, words);
  const announce = useAnnounce(table, view, words);
  const since = chronicle.findLastIndex((fact) => STARTS.has(fact.type));
  const news = chronicle
    .map((fact, at) => ({ fact, at }))
    .filter(({ fact, at }) => at >= since && (STARTS.has(fact.type) || FOLLOWS.has(fact.type)))
    .slice(-TOGETHER);
  const last = chronicle.at(-1);
  return (
    <div className={style.herald}>
      <p role="status" key={since} className={style.news}>
        {news.length === 0 ? block(view, words) : news.map(({ fact, at }) => announce(fact, at)).join(' ')}
      </p>
      {waits === null ? null : <p className={style.waits}>{waits}</p>}
      <p className="unseen" role="status">
        {last?.type === 'counted' ? sayFact(last, words, view.viewer) : ''}
      </p>
    </div>
  );
}

function block(view: View, { t, name }: Tongue): string {
  const { block: seat, nominations } = view.today;
  if (seat === null && nominations.some((nomination) => nomination.secret)) return t('block.secret');
  if (seat === null) return nominations.length === 0 ? '' : t('block.nobody');
  return t('block.somebody', { name: name(seat), n: nominations.find((n) => n.nominee === seat)?.votes ?? 0 });
}

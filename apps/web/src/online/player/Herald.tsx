import type { SeenEvent, View } from '@belfry/engine';
import { sayFact } from '../../game/say-fact.ts';
import type { Tongue } from '../../game/tongue.ts';
import { useSeen } from '../net/use-table.tsx';
import style from './Herald.module.css';

const CRIED: ReadonlySet<SeenEvent['type']> = new Set([
  'dawn',
  'nominations-open',
  'nominated',
  'tally',
  'last-call',
  'executed',
  'no-execution',
  'survived',
  'died',
  'revived',
  'used',
  'nothing-happens',
  'exile-called',
  'exile',
  'joined',
  'left',
  'announcement',
]);

const TOGETHER = 3;

/** The latest news of the town, for eyes and ears: what is shown here is also announced, and so is every vote counted. */
export function Herald({ view, words }: { readonly view: View; readonly words: Tongue }) {
  const { heard } = useSeen();
  const said = (fact: SeenEvent) => sayFact(fact, words, view.viewer);
  const since = Math.max(
    0,
    heard.findLastIndex((fact) => STARTS.has(fact.type)),
  );
  const news = heard
    .slice(since)
    .filter((fact) => CRIED.has(fact.type))
    .slice(-TOGETHER);
  const counted = heard.at(-1)?.type === 'counted' ? said(heard.at(-1)!) : '';
  return (
    <div className={style.herald}>
      <p role="status" key={`${heard.length > 0 ? since : 'first'}`} className={style.news}>
        {news.length === 0 ? block(view, words) : news.map(said).join(' ')}
      </p>
      <p className="unseen" role="status">
        {counted}
      </p>
    </div>
  );
}

/** Each of these begins a new piece of news; what follows belongs to it. */
const STARTS: ReadonlySet<SeenEvent['type']> = new Set([
  'dawn',
  'nominations-open',
  'nominated',
  'tally',
  'last-call',
  'executed',
  'used',
  'exile-called',
  'announcement',
  'no-execution',
]);

function block(view: View, { t, name }: Tongue): string {
  const { block: seat, nominations } = view.today;
  if (seat === null) return nominations.length === 0 ? '' : t('block.nobody');
  return t('block.somebody', { name: name(seat), n: nominations.find((n) => n.nominee === seat)?.votes ?? 0 });
}

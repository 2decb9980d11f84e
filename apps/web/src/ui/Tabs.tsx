import {
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { Loading } from './States.tsx';
import style from './Tabs.module.css';

export interface TabSpec {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

/** Where a key leads from the tab `at`, of so many; null for keys that lead nowhere. */
function ledTo(key: string, at: number, count: number): number | null {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

const REACHED = 'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]';

/** Whether the keyboard finds nothing inside to stop at, so that the sheet itself has to be one. */
function useIsStop(sheet: RefObject<HTMLElement | null>, openId: string | undefined): boolean {
  const [isStop, setStop] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each sheet is an element of its own
  useEffect(() => {
    if (sheet.current === null) return;
    const look = () => setStop(sheet.current?.querySelector(REACHED) == null);
    const watching = new MutationObserver(look);
    watching.observe(sheet.current, { childList: true, subtree: true, attributeFilter: ['tabindex', 'disabled'] });
    look();
    return () => watching.disconnect();
  }, [openId]);
  return isStop;
}

/** Several sheets in one place. Without `selected`, they remember by themselves which one is open. */
export function Tabs(props: {
  readonly label: string;
  readonly tabs: readonly TabSpec[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}) {
  const { tabs, selected, onSelect } = props;
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const [own, setOwn] = useState<string | null>(null);
  const open = tabs.find(({ id }) => id === (selected ?? own)) ?? tabs[0];
  const openId = open?.id;
  const sheet = useRef<HTMLDivElement>(null);
  const isStop = useIsStop(sheet, openId);
  // On a narrow screen the open tab comes into sight, whoever opened it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another one is open
  useEffect(() => {
    list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [openId]);
  const choose = (id: string) => {
    setOwn(id);
    if (id !== openId) onSelect?.(id);
  };
  const walk = (event: KeyboardEvent) => {
    const to = ledTo(event.key, open === undefined ? 0 : tabs.indexOf(open), tabs.length);
    const next = to === null ? undefined : tabs[to];
    if (next === undefined) return;
    event.preventDefault();
    choose(next.id);
    list.current?.querySelector<HTMLElement>(`[id="${base}-${next.id}"]`)?.focus();
  };
  return (
    <div className={style.tabs}>
      <div ref={list} role="tablist" aria-label={props.label} className={style.list} onKeyDown={walk}>
        {tabs.map(({ id, label }) => (
          <button
            key={id}
            id={`${base}-${id}`}
            type="button"
            role="tab"
            className={style.tab}
            aria-selected={id === openId}
            aria-controls={id === openId ? `${base}-${id}-panel` : undefined}
            data-selected={id === openId || undefined}
            tabIndex={id === openId ? 0 : -1}
            onClick={() => choose(id)}
          >
            {label}
          </button>
        ))}
      </div>
      {open === undefined ? null : (
        <div
          key={open.id}
          ref={sheet}
          id={`${base}-${open.id}-panel`}
          role="tabpanel"
          aria-labelledby={`${base}-${open.id}`}
          className={style.panel}
          tabIndex={isStop ? 0 : undefined}
        >
          <Suspense fallback={<Loading />}>{open.content}</Suspense>
        </div>
      )}
    </div>
  );
}

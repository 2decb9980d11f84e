import { type ReactNode, useEffect, useRef } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components';
import style from './Tabs.module.css';

export interface TabSpec {
  readonly id: string;
  readonly label: ReactNode;
  readonly content: ReactNode;
}

export function Tabs(props: {
  readonly label: string;
  readonly tabs: readonly TabSpec[];
  readonly selected?: string;
  readonly onSelect?: (id: string) => void;
}) {
  const { selected, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  // On a narrow screen the open tab comes into sight, whoever opened it.
  const bringIntoSight = () =>
    // The list is built in a second pass; only then is there a tab to scroll to.
    requestAnimationFrame(() => {
      list.current?.querySelector('[data-selected]')?.scrollIntoView({ block: 'nearest', inline: 'center' });
    });
  // biome-ignore lint/correctness/useExhaustiveDependencies: when another tab is opened from outside
  useEffect(() => {
    const frame = bringIntoSight();
    return () => cancelAnimationFrame(frame);
  }, [selected]);
  return (
    <AriaTabs
      className={style.tabs!}
      {...(selected === undefined ? {} : { selectedKey: selected })}
      onSelectionChange={(key) => {
        onSelect?.(String(key));
        bringIntoSight();
      }}
    >
      <TabList aria-label={props.label} className={style.list!} ref={list}>
        {props.tabs.map((tab) => (
          <Tab key={tab.id} id={tab.id} className={style.tab!}>
            {tab.label}
          </Tab>
        ))}
      </TabList>
      {props.tabs.map((tab) => (
        <TabPanel key={tab.id} id={tab.id} className={style.panel!}>
          {tab.content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}

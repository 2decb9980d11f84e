import type { ReactNode } from 'react';
import { useDark } from '../../settings/dark.ts';
import { Countdown } from '../Countdown.tsx';
import type { SeatProps } from '../player/seat-props.ts';
import { BreathingCandle } from './BreathingCandle.tsx';
import { Dusk } from './Dusk.tsx';
import style from './NightFrame.module.css';
import { UnderTheBlanket } from './UnderTheBlanket.tsx';

/** The dark around whatever is shown by night. */
export function NightFrame({
  awake,
  children,
  ...props
}: SeatProps & { readonly awake: boolean; readonly children: ReactNode }) {
  useDark();
  return (
    <div className={style.night} data-awake={awake || undefined}>
      <p className="unseen" role="status">
        {props.words.t(awake ? 'night.woken' : 'night.asleep')}
      </p>
      {children}
      <UnderTheBlanket {...props} />
    </div>
  );
}

export const NightCard = ({ children }: { readonly children: ReactNode }) => (
  <section className={style.card}>{children}</section>
);

/** The one light in the dark, and how long it still is. */
export function Asleep({ children, ...props }: SeatProps & { readonly children?: ReactNode }) {
  const { view, words } = props;
  const { t } = words;
  return (
    <div className={style.asleep}>
      <BreathingCandle />
      <h1 className={style.hour}>{view.night === 0 ? t('phase.setup') : t('phase.night', { n: view.night })}</h1>
      <Dusk {...props} />
      <p>{t('night.asleep')}</p>
      {children}
      <p className={style.left}>
        <Countdown only="night" />
      </p>
    </div>
  );
}

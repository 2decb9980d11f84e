import type { Character } from '@belfry/almanac';
import { Icon } from './icon.tsx';
import style from './ReminderToken.module.css';

export interface ReminderFace {
  readonly id: number;
  readonly text: string;
  /** Whose token it is; null for one that the Storyteller wrote. */
  readonly by: Pick<Character, 'name' | 'team' | 'icon'> | null;
  /** Its source is impaired: it does nothing for now. */
  readonly asleep: boolean;
}

export function ReminderToken({ face }: { readonly face: ReminderFace }) {
  return (
    <span className={style.reminder} data-team={face.by?.team ?? 'none'} data-asleep={face.asleep || undefined}>
      {face.by === null ? (
        <span className={style.letter}>{[...face.text][0]}</span>
      ) : (
        <Icon name={face.by.icon} className={style.icon} />
      )}
      <span className={style.text}>{face.text}</span>
    </span>
  );
}

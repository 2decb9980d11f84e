import type { Character } from '@belfry/almanac';
import { Icon } from '../token/icon.tsx';
import { Token } from '../token/Token.tsx';
import style from './NightLine.module.css';

const STEP_ICONS: Readonly<Record<string, string>> = {
  dusk: 'moon',
  dawn: 'sunrise',
  minioninfo: 'eyeball',
  demoninfo: 'eyeball',
};

/** Whose turn it is: a character's token, or the sign of a step that belongs to nobody. */
export function NightFace({ id, character }: { readonly id: string; readonly character: Character | undefined }) {
  return character === undefined ? (
    <Icon name={STEP_ICONS[id] ?? 'candle-light'} className={style.step} />
  ) : (
    <Token character={character} />
  );
}

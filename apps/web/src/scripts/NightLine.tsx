import type { NightSheetLine, Script } from '@belfry/scripts';
import { Icon } from '../token/icon.tsx';
import { Token } from '../token/Token.tsx';
import style from './NightLine.module.css';

const STEP_ICONS: Readonly<Record<string, string>> = {
  dusk: 'moon',
  dawn: 'sunrise',
  minioninfo: 'eyeball',
  demoninfo: 'eyeball',
};

/** One line of a night sheet: who, and what the Storyteller does. */
export function NightLine({ line, script }: { readonly line: NightSheetLine; readonly script: Script }) {
  const character = script.characters.find((c) => c.id === line.id);
  return (
    <li className={style.line} data-kind={line.kind}>
      <span className={style.face}>
        {character === undefined ? (
          <Icon name={STEP_ICONS[line.id] ?? 'candle-light'} className={style.step} />
        ) : (
          <Token character={character} />
        )}
      </span>
      <span>
        <span className={style.name}>{line.name}</span>
        <span className={style.text}>{line.text}</span>
      </span>
    </li>
  );
}

import type { NightSheetLine, Script } from '@belfry/scripts';
import { NightFace } from './NightFace.tsx';
import style from './NightLine.module.css';

/** One line of a night sheet: who, and what the Storyteller does. */
export function NightLine({ line, script }: { readonly line: NightSheetLine; readonly script: Script }) {
  return (
    <li className={style.line} data-kind={line.kind}>
      <span className={style.face}>
        <NightFace id={line.id} character={script.characters.find((c) => c.id === line.id)} />
      </span>
      <span>
        <span className={style.name}>{line.name}</span>
        <span className={style.text}>{line.text}</span>
      </span>
    </li>
  );
}

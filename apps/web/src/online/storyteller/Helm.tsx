import type { Settings, TableCard } from '@belfry/protocol';
import type { Script } from '@belfry/scripts';
import { useWords } from '../../i18n/words.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { LeftToPeople } from '../LeftToPeople.tsx';
import { useDo } from '../net/use-table.tsx';
import style from './Helm.module.css';

const MODES: readonly Settings['storyteller'][] = ['by-hand', 'assisted', 'automatic'];

/** Who rules: the Storyteller alone, with Belfry at the elbow, or Belfry. It may change hands at any moment. */
export function Helm({ table, script }: { readonly table: TableCard; readonly script: Script }) {
  const { t } = useWords();
  const { act, refusal } = useDo();
  const { storyteller } = table.settings;
  return (
    <section className={style.helm}>
      <Segments
        label={t('helm.title')}
        value={storyteller}
        onChange={(mode) => void act({ do: 'settings', change: { storyteller: mode } })}
        choices={MODES.map((value) => ({ value, label: t(`storyteller.${value}`) }))}
      />
      <p className={style.soft}>{t(`helm.${storyteller}`)}</p>
      <LeftToPeople script={script} storyteller={storyteller} />
      {refusal === null ? null : <p role="alert">{refusal}</p>}
    </section>
  );
}

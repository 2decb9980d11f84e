import { useWords } from '../../i18n/words.tsx';
import { useDo, useOlder, useSeen } from '../net/use-table.tsx';
import { useScript, useTongue } from '../table-words.ts';
import { Lines } from './Lines.tsx';
import { SayForm } from './SayForm.tsx';

const NONE: readonly unknown[] = [];

/** Talk that everybody hears: in the lobby and after the end. */
export function PublicTalk() {
  const { t } = useWords();
  const { talk, view, table, you } = useSeen();
  const { act, refusal } = useDo();
  const onOlder = useOlder();
  const words = useTongue(useScript(table?.script.items ?? NONE), view);
  return (
    <>
      <Lines lines={talk} words={words} me={you?.person ?? ''} onOlder={onOlder} />
      <SayForm label={t('talk.public')} refusal={refusal} onSay={(text) => act({ do: 'say', text })} />
    </>
  );
}

import type { Line } from '@belfry/protocol';
import { useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { api } from '../net/api.ts';
import { useSeen } from '../net/use-table.tsx';
import { useScript, useTongue } from '../table-words.ts';
import { Lines } from '../talk/Lines.tsx';
import { PublicTalk } from '../talk/PublicTalk.tsx';
import style from './AfterScreen.module.css';

const NONE: readonly unknown[] = [];

/** What everybody said; with one press also what was whispered, as far as the table had agreed to open it. */
export function AllTalk({ code }: { readonly code: string }) {
  const { t } = useWords();
  const { view, table, you } = useSeen();
  const words = useTongue(useScript(table?.script.items ?? NONE), view);
  const [all, setAll] = useState<readonly Line[] | null>(null);
  const [failed, setFailed] = useState(false);
  const open = () => {
    setFailed(false);
    api.talk(code).then(
      ({ talk }) => setAll(talk.filter(({ channel, text }) => channel !== 'whisper' || text !== null)),
      () => setFailed(true),
    );
  };
  return (
    <>
      <div className={style.whispers}>
        <Button size="small" onPress={all === null ? open : () => setAll(null)}>
          {t(all === null ? 'after.whispers' : 'after.whispers.close')}
        </Button>
        {failed ? <p role="alert">{t('after.whispers.failed')}</p> : null}
      </div>
      {all === null ? <PublicTalk /> : <Lines lines={all} words={words} me={you?.person ?? ''} />}
    </>
  );
}

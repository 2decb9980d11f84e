import { mayDo } from '@belfry/protocol/powers';
import { isUnscored, type Script, scoreScript } from '@belfry/scripts';
import { useMemo, useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { CharacterSheet } from '../../scripts/CharacterSheet.tsx';
import { DifficultyScale } from '../../scripts/DifficultyScale.tsx';
import { scriptName } from '../../scripts/script-name.ts';
import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useDo } from '../net/use-table.tsx';
import { ScriptField, type ScriptWish } from '../open/ScriptField.tsx';
import type { LobbyProps } from './Lobby.tsx';
import style from './ScriptPanel.module.css';

const FEWEST = 5;

/** The script, how hard it is with as many as sit here, and all of its characters. */
export function ScriptPanel({ you, table, script }: LobbyProps & { readonly script: Script }) {
  const { t, lang } = useWords();
  const name = scriptName(script.name, lang);
  const [open, setOpen] = useState<'sheet' | 'change' | null>(null);
  const seated = table.chairs.filter((chair) => chair.name !== null).length;
  const players = Math.max(FEWEST, seated);
  const score = useMemo(() => scoreScript(script.characters, players), [script, players]);
  return (
    <section>
      <h2>{t('setup.script')}</h2>
      <p className={style.name}>{name}</p>
      {script.author === null ? null : <p className={style.soft}>{t('scripts.by', { author: script.author })}</p>}
      {score === null ? (
        <p className={style.soft}>{t('lobby.no-score', { n: players })}</p>
      ) : isUnscored(script) ? (
        <p className={style.soft}>{t('score.unscored-all')}</p>
      ) : (
        <div className={style.score}>
          <p>
            {t('lobby.score', {
              score: score.score.toFixed(1),
              category: t(`category.${score.category.id}`),
              n: players,
            })}
          </p>
          <DifficultyScale score={score} />
        </div>
      )}
      <div className={style.buttons}>
        <Button size="small" onPress={() => setOpen('sheet')}>
          {t('lobby.see-script')}
        </Button>
        {mayDo('script', you, table) ? (
          <Button size="small" onPress={() => setOpen('change')}>
            {t('lobby.change-script')}
          </Button>
        ) : null}
      </div>
      <Dialog title={name} isOpen={open === 'sheet'} onClose={() => setOpen(null)} wide>
        <CharacterSheet script={script} />
      </Dialog>
      {open === 'change' ? <ChangeScript onClose={() => setOpen(null)} /> : null}
    </section>
  );
}

function ChangeScript({ onClose }: { readonly onClose: () => void }) {
  const { t } = useWords();
  const { act, refusal } = useDo();
  const [wish, setWish] = useState<ScriptWish>({ choice: { builtin: 'trouble-brewing' }, problem: null });
  return (
    <Dialog title={t('lobby.change-script')} isOpen onClose={onClose}>
      <ScriptField onChange={setWish} />
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <Button
        look="main"
        isDisabled={wish.problem !== null}
        onPress={async () => {
          if (await act({ do: 'script', script: wish.choice })) onClose();
        }}
      >
        {t('save')}
      </Button>
    </Dialog>
  );
}

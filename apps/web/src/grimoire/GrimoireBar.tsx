import { useState } from 'react';
import { goTo } from '../app/router.tsx';
import { useShortcuts } from '../app/shortcuts.ts';
import type { Tongue } from '../game/tongue.ts';
import { scriptName } from '../scripts/script-name.ts';
import { Button } from '../ui/Button.tsx';
import { CoverButton } from './CoverButton.tsx';
import type { Desk } from './desk.ts';
import style from './GrimoireBar.module.css';
import { lastStep } from './last-step.ts';
import type { Send } from './refusal.ts';
import { ToolsDialog } from './ToolsDialog.tsx';

/** The strip on top: where we are, and what a Storyteller reaches for at any time. */
export function GrimoireBar(props: {
  readonly desk: Desk;
  readonly words: Tongue;
  readonly send: Send;
  readonly onCover: () => void;
  readonly onPass: () => void;
  readonly onTidy: (() => void) | null;
  readonly leaveTo: string;
}) {
  const { desk, words, onTidy } = props;
  const { t } = words;
  const { redo } = desk;
  const what = lastStep(desk, words);
  const [dialog, setDialog] = useState<'tools' | null>(null);
  useShortcuts([{ code: 'KeyT', label: 'keys.tools', run: () => setDialog('tools') }]);
  return (
    <header className={style.bar}>
      <Button look="quiet" size="small" aria-label={t('grimoire.leave')} onPress={() => goTo(props.leaveTo)}>
        <span aria-hidden="true">←</span>
      </Button>
      <h1 className={style.title}>{scriptName(desk.script.name, words.lang)}</h1>
      <CoverButton onCover={props.onCover} />
      {onTidy === null ? null : (
        <Button size="small" look="quiet" onPress={onTidy}>
          {t('grimoire.tidy')}
        </Button>
      )}
      <Button
        size="small"
        isDisabled={desk.inputs === 0}
        onPress={() => void desk.undo(desk.inputs - 1)}
        aria-label={what === null ? t('log.undo') : t('log.undo.what', { what })}
      >
        <span aria-hidden="true">↶</span>
        {what === null ? null : (
          <span className={style.what} aria-hidden="true">
            {what}
          </span>
        )}
      </Button>
      {redo === null ? null : (
        <Button size="small" onPress={() => void redo()} aria-label={t('log.redo')}>
          <span aria-hidden="true">↷</span>
        </Button>
      )}
      <Button size="small" onPress={() => setDialog('tools')} aria-label={t('tools.title')}>
        <span aria-hidden="true">☰</span>
      </Button>
      {dialog === 'tools' ? (
        <ToolsDialog
          desk={desk}
          words={words}
          send={props.send}
          onPass={props.onPass}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </header>
  );
}

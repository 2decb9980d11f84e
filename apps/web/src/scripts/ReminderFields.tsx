import type { OwnDraft } from '@belfry/scripts';
import { useWords } from '../i18n/words.tsx';
import { TextField } from '../ui/TextField.tsx';

const MOST = 20;
const lines = (text: string): readonly string[] => text.split('\n').slice(0, MOST);

/** One token a line; the same line twice is two tokens. Empty lines go when it is saved. */
export function ReminderFields(props: {
  readonly draft: OwnDraft;
  readonly onChange: (parts: Partial<OwnDraft>) => void;
}) {
  const { t } = useWords();
  return (
    <>
      <TextField
        label={t('own.reminders')}
        lines={3}
        value={props.draft.reminders.join('\n')}
        onChange={(text) => props.onChange({ reminders: lines(text) })}
        hint={t('own.reminders.hint')}
      />
      <TextField
        label={t('own.reminders-global')}
        lines={2}
        value={props.draft.remindersGlobal.join('\n')}
        onChange={(text) => props.onChange({ remindersGlobal: lines(text) })}
        hint={t('own.reminders-global.hint')}
      />
    </>
  );
}

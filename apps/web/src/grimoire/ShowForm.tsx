import { useState } from 'react';
import { StatementForm } from '../game/StatementForm.tsx';
import { type Draft, drafted, withField } from '../game/statement-draft.ts';
import { Button } from '../ui/Button.tsx';
import style from './SeatDialog.module.css';
import type { SeatToolProps } from './SeatDialog.tsx';

/** Shows a player something by hand: words, fingers, a nod, tokens, people. For characters that have no code. */
export function ShowForm({ seat, desk, words, act }: SeatToolProps) {
  const { t } = words;
  const subjects = { circle: desk.view.circle, characters: desk.characters.map(({ id }) => id) };
  const [draft, setDraft] = useState<Draft>(() =>
    withField({ kind: 'text', fields: {} }, 'tokens', 'tokens', lying(desk)),
  );
  const statement = drafted(draft, subjects);
  return (
    <section className={style.section}>
      <h3>{t('show.title')}</h3>
      <StatementForm label={t('show.what')} draft={draft} subjects={subjects} words={words} onChange={setDraft} />
      <Button
        isDisabled={statement === null}
        onPress={() => {
          if (statement === null) return;
          act({ do: 'tell', seats: [seat], info: statement });
          setDraft({ kind: draft.kind, fields: {} });
        }}
      >
        {t('show.go')}
      </Button>
    </section>
  );
}

/** The Grimoire as it lies, to be shown so or changed first. */
const lying = ({ view }: SeatToolProps['desk']) =>
  view.circle.flatMap((id) => {
    const token = view.grimoire?.tokens.find(({ seat }) => seat === id);
    if (token === undefined) return [];
    const alive = view.seats.find(({ seat }) => seat === id)?.alive ?? true;
    const reminders = (view.grimoire?.reminders ?? [])
      .filter(({ target }) => target === id)
      .map(({ kind, by }) => ({ kind, by }));
    return [{ ...token, alive, reminders }];
  });

import { TEAMS } from '@belfry/almanac';
import {
  ANSWERS,
  type FieldKind,
  type FieldTypes,
  fieldsOf,
  type SeatId,
  STATEMENT_KINDS,
  type StatementKind,
  sideOf,
  WARMTHS,
} from '@belfry/engine';
import { type ReactNode, useState } from 'react';
import { Choice } from '../ui/Choice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import { Chips } from './Chips.tsx';
import style from './StatementForm.module.css';
import { type Draft, drafted, fieldIn, type Subjects, withField } from './statement-draft.ts';
import type { Tongue } from './tongue.ts';

const HIGHEST = 10;
const NOBODY = '';

interface FormProps {
  /** What one chooses here: what is shown, what one learned. */
  readonly label: string;
  readonly draft: Draft;
  readonly subjects: Subjects;
  readonly words: Tongue;
  readonly onChange: (draft: Draft) => void;
  readonly kinds?: readonly StatementKind[];
}

/** Any statement, put together by hand: a kind, and a field for each of its parts. */
export function StatementForm({ label, draft, subjects, words, onChange, kinds = STATEMENT_KINDS }: FormProps) {
  const { t } = words;
  return (
    <>
      <Choice
        label={label}
        value={draft.kind}
        onChange={(kind) => onChange({ ...draft, kind })}
        choices={kinds.map((value) => ({ value, label: t(`statement.${value}`) }))}
      />
      {fieldsOf(draft.kind).map(([field, holds]) => (
        <div key={`${field} ${holds}`} className={style.field}>
          {edit(holds, {
            label: t(`statement.field.${field}`),
            value: fieldIn(draft, field, holds, subjects),
            subjects,
            words,
            onChange: (value) => onChange(withField(draft, field, holds, value)),
          })}
        </div>
      ))}
    </>
  );
}

interface EditorProps<K extends FieldKind> {
  readonly label: string;
  readonly value: FieldTypes[K] | null;
  readonly subjects: Subjects;
  readonly words: Tongue;
  readonly onChange: (value: FieldTypes[K]) => void;
}
type Editor<K extends FieldKind> = (props: EditorProps<K>) => ReactNode;

const people = ({ circle }: Subjects, { name }: Tongue) => circle.map((id) => ({ value: String(id), label: name(id) }));
const tokensOf = ({ characters }: Subjects, { lookUp }: Tongue) =>
  characters.map((id) => ({ value: id, label: lookUp(id).name }));

const EDITORS: { readonly [K in FieldKind]: Editor<K> } = {
  number: ({ label, value, onChange }) => (
    <Choice
      label={label}
      value={String(value)}
      onChange={(number) => onChange(Number(number))}
      choices={Array.from({ length: HIGHEST + 1 }, (_, n) => ({ value: String(n), label: String(n) }))}
    />
  ),
  flag: ({ label, value, words, onChange }) => (
    <Segments
      label={label}
      value={value === false ? 'no' : 'yes'}
      onChange={(said) => onChange(said === 'yes')}
      choices={(['yes', 'no'] as const).map((said) => ({ value: said, label: words.t(said) }))}
    />
  ),
  text: ({ label, value, onChange }) => (
    <TextField label={label} maxLength={500} value={typeof value === 'string' ? value : ''} onChange={onChange} />
  ),
  seat: ({ label, value, subjects, words, onChange }) => (
    <Choice
      label={label}
      value={String(value)}
      onChange={(id) => onChange(Number(id))}
      choices={people(subjects, words)}
    />
  ),
  'seat or null': ({ label, value, subjects, words, onChange }) => (
    <Choice
      label={label}
      value={value === null ? NOBODY : String(value)}
      onChange={(id) => onChange(id === NOBODY ? null : Number(id))}
      choices={[{ value: NOBODY, label: words.t('statement.self') }, ...people(subjects, words)]}
    />
  ),
  seats: ({ label, value, subjects, words, onChange }) => (
    <Labelled label={label}>
      <Chips label={label} from={subjects.circle} chosen={value ?? []} name={words.name} onChange={onChange} />
    </Labelled>
  ),
  'seats or null': ({ label, value, subjects, words, onChange }) => (
    <Told label={label} value={value} words={words} onChange={onChange}>
      <Chips label={label} from={subjects.circle} chosen={value ?? []} name={words.name} onChange={onChange} />
    </Told>
  ),
  character: ({ label, value, subjects, words, onChange }) => (
    <Choice label={label} value={value ?? ''} onChange={onChange} choices={tokensOf(subjects, words)} />
  ),
  characters: ({ label, value, subjects, words, onChange }) => (
    <Labelled label={label}>
      <Chips
        label={label}
        from={subjects.characters}
        chosen={value ?? []}
        name={(id) => words.lookUp(id).name}
        onChange={onChange}
      />
    </Labelled>
  ),
  'characters or null': ({ label, value, subjects, words, onChange }) => (
    <Told label={label} value={value} words={words} onChange={onChange}>
      <Chips
        label={label}
        from={subjects.characters}
        chosen={value ?? []}
        name={(id) => words.lookUp(id).name}
        onChange={onChange}
      />
    </Told>
  ),
  team: ({ label, value, subjects, words, onChange }) => (
    <Choice
      label={label}
      value={value ?? TEAMS[0]}
      onChange={onChange}
      choices={(subjects.teams ?? TEAMS).map((team) => ({ value: team, label: words.terms.teams[team].one }))}
    />
  ),
  alignment: ({ label, value, words, onChange }) => (
    <Segments
      label={label}
      value={value ?? 'good'}
      onChange={onChange}
      choices={(['good', 'evil'] as const).map((side) => ({ value: side, label: words.side(side) }))}
    />
  ),
  'alignment or null': ({ label, value, words, onChange }) => (
    <Segments
      label={label}
      value={value ?? 'neither'}
      onChange={(side) => onChange(side === 'neither' ? null : side)}
      choices={[
        { value: 'good', label: words.side('good') },
        { value: 'evil', label: words.side('evil') },
        { value: 'neither', label: words.t('statement.neither') },
      ]}
    />
  ),
  warmth: ({ label, value, words, onChange }) => (
    <Segments
      label={label}
      value={value ?? WARMTHS[0]}
      onChange={onChange}
      choices={WARMTHS.map((warmth) => ({ value: warmth, label: words.t(`statement.${warmth}`) }))}
    />
  ),
  answer: ({ label, value, words, onChange }) => (
    <Segments
      label={label}
      value={value ?? ANSWERS[0]}
      onChange={onChange}
      choices={ANSWERS.map((answer) => ({
        value: answer,
        label: words.t(answer === 'unknown' ? 'statement.unknown' : answer),
      }))}
    />
  ),
  tokens: (props) => <Tokens {...props} />,
  statement: (props) => <Inner {...props} />,
};

const edit = <K extends FieldKind>(holds: K, props: EditorProps<K>): ReactNode => EDITORS[holds](props);

function Labelled({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <div>
      <p className={style.label}>{label}</p>
      {children}
    </div>
  );
}

/** A list that may also be left unsaid, which is not the same as an empty one. */
function Told<T>(props: {
  readonly label: string;
  readonly value: readonly T[] | null;
  readonly words: Tongue;
  readonly onChange: (value: readonly T[] | null) => void;
  readonly children: ReactNode;
}) {
  const { label, value, words, onChange, children } = props;
  return (
    <div>
      <Segments
        label={label}
        value={value === null ? 'unsaid' : 'said'}
        onChange={(said) => onChange(said === 'said' ? [] : null)}
        choices={[
          { value: 'unsaid', label: words.t('statement.unsaid') },
          { value: 'said', label: words.t('statement.said') },
        ]}
      />
      {value === null ? null : children}
    </div>
  );
}

/** A Grimoire, token by token; none is a hole. */
function Tokens({ label, value, subjects, words, onChange }: EditorProps<'tokens'>) {
  const shown = value ?? [];
  const put = (seat: SeatId, id: string) =>
    onChange(
      shown.map((token) => {
        if (token.seat !== seat) return token;
        return id === NOBODY
          ? { ...token, character: null, alignment: null }
          : { ...token, character: id, alignment: sideOf(words.lookUp(id).team) };
      }),
    );
  return (
    <fieldset className={style.inner}>
      <legend>{label}</legend>
      {shown.map(({ seat, character }) => (
        <Choice
          key={seat}
          label={words.name(seat)}
          value={character ?? NOBODY}
          onChange={(id) => put(seat, id)}
          choices={[{ value: NOBODY, label: words.t('statement.hole') }, ...tokensOf(subjects, words)]}
        />
      ))}
    </fieldset>
  );
}

const PLAIN = STATEMENT_KINDS.filter((kind) => kind !== 'two');

/** A statement inside another. */
function Inner({ label, subjects, words, onChange }: EditorProps<'statement'>) {
  const [draft, setDraft] = useState<Draft>({ kind: 'number', fields: {} });
  const change = (next: Draft) => {
    setDraft(next);
    const statement = drafted(next, subjects);
    if (statement !== null && statement.says !== 'two') onChange(statement);
  };
  return (
    <fieldset className={style.inner}>
      <legend>{label}</legend>
      <StatementForm label={label} draft={draft} subjects={subjects} words={words} onChange={change} kinds={PLAIN} />
    </fieldset>
  );
}

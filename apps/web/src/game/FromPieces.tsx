import { assertionAbout, isAskable, PIECES, questionAbout } from '@belfry/characters/pieces';
import { useState } from 'react';
import { Button } from '../ui/Button.tsx';
import { Segments } from '../ui/Segments.tsx';
import { TextField } from '../ui/TextField.tsx';
import style from './AnswerForm.module.css';
import { StatementForm } from './StatementForm.tsx';
import { type Draft, drafted, type Subjects } from './statement-draft.ts';
import type { Tongue } from './tongue.ts';

/** Whose words by day the rules understand where they are plain enough: as a question, or as something that is said. */
const SPEAKERS: { readonly [character: string]: 'question' | 'assertion' } = {
  artist: 'question',
  gossip: 'assertion',
};
const IN_WORDS = { question: questionAbout, assertion: assertionAbout };

export const speaksInPieces = (character: string | undefined): character is string =>
  character !== undefined && Object.hasOwn(SPEAKERS, character);

/**
 * Words that can be put together from what the rules understand, and are read back as they will be said; whoever wants
 * to say something else says it in their own words, and the Storyteller judges.
 */
export function FromPieces(props: {
  readonly character: string;
  readonly max: number;
  readonly subjects: Subjects;
  readonly words: Tongue;
  readonly onAnswer: (text: string) => void;
}) {
  const { character, max, subjects, words, onAnswer } = props;
  const { t, lang, name } = words;
  const how = SPEAKERS[character] ?? 'question';
  const [own, setOwn] = useState(false);
  const [draft, setDraft] = useState<Draft>({ kind: PIECES[0], fields: {} });
  const [text, setText] = useState('');
  const statement = drafted(draft, subjects);
  const built = statement !== null && isAskable(statement) ? IN_WORDS[how](statement, name, lang) : '';
  const said = own ? text.trim() : built;
  return (
    <div className={style.pieces}>
      <Segments
        label={t('pieces.how')}
        hideLabel
        value={own ? 'own' : 'pieces'}
        onChange={(next) => {
          // What was put together is a good beginning for words of one's own.
          if (next === 'own' && text === '') setText(built);
          setOwn(next === 'own');
        }}
        choices={[
          { value: 'pieces', label: t('pieces.pieces') },
          { value: 'own', label: t('pieces.own') },
        ]}
      />
      {own ? (
        <TextField label={t(`pieces.${how}`)} lines={3} maxLength={max} value={text} onChange={setText} />
      ) : (
        <>
          <StatementForm
            label={t('pieces.about')}
            draft={draft}
            subjects={subjects}
            words={words}
            onChange={setDraft}
            kinds={PIECES}
          />
          <p className={style.readBack} role="status">
            {built === '' ? t('pieces.missing') : `“${built}”`}
          </p>
        </>
      )}
      <p className={style.soft}>{t(own ? 'pieces.own.text' : 'pieces.pieces.text')}</p>
      <Button look="main" isDisabled={said === '' || said.length > max} onPress={() => onAnswer(said)}>
        {t(`pieces.${how}.go`)}
      </Button>
    </div>
  );
}

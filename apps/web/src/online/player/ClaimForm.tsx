import type { Claim, ClaimedInfo } from '@belfry/protocol';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { useSeen } from '../net/use-table.tsx';
import { latestClaims } from '../talk/latest-claims.ts';
import { sayLearned } from '../talk/say-claim.ts';
import style from './ClaimForm.module.css';
import { learnedBy } from './learned.ts';
import type { SeatProps } from './seat-props.ts';
import { TellFact } from './TellFact.tsx';

const NOBODY: Claim = { character: null, learned: [], suspects: [], trusts: [] };
const same = (a: ClaimedInfo, b: ClaimedInfo) => JSON.stringify(a) === JSON.stringify(b);

/** Says in public who one is and what one learned, truly or not. Nobody checks. */
export function ClaimForm(props: SeatProps & { readonly onClose: () => void }) {
  const { you, view, script, words, act, refusal, onClose } = props;
  const { t, lookUp } = words;
  const { talk, claims: earlier } = useSeen();
  const before = (you.seat === null ? undefined : latestClaims(talk, earlier).get(you.seat)) ?? NOBODY;
  const [character, setCharacter] = useState(before.character ?? '');
  const [told, setTold] = useState(before.learned);
  const [inventing, setInventing] = useState(false);
  const untold = learnedBy(view).filter((fact) => !told.some((other) => same(fact, other)));
  const tell = (fact: ClaimedInfo) => setTold([...told, fact].sort((a, b) => a.night - b.night));
  const claim = async () => {
    const made = { ...before, character: character === '' ? null : character, learned: told };
    if (await act({ do: 'claim', claim: made })) onClose();
  };
  const seated = script.characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric');
  return (
    <Dialog title={t('claims.make')} isOpen onClose={onClose}>
      <p>{t('claims.text')}</p>
      <Choice
        label={t('claims.i-am')}
        value={character}
        onChange={setCharacter}
        choices={[
          { value: '', label: t('claims.secret') },
          ...seated.map((c) => ({ value: c.id, label: lookUp(c.id).name })),
        ]}
      />
      <ul className={style.facts} aria-label={t('claims.learned')}>
        {told.map((fact) => (
          <li key={JSON.stringify(fact)} className={style.fact}>
            <span>{sayLearned(fact, words)}</span>
            <Button
              size="small"
              look="quiet"
              aria-label={t('claims.drop', { text: sayLearned(fact, words) })}
              onPress={() => setTold(told.filter((other) => other !== fact))}
            >
              <span aria-hidden="true">✕</span>
            </Button>
          </li>
        ))}
        {untold.map((fact) => (
          <li key={JSON.stringify(fact)} className={style.fact}>
            <span className={style.soft}>{sayLearned(fact, words)}</span>
            <Button
              size="small"
              aria-label={t('claims.tell-true', { text: sayLearned(fact, words) })}
              onPress={() => tell(fact)}
            >
              {t('add')}
            </Button>
          </li>
        ))}
      </ul>
      {inventing ? (
        <TellFact
          {...props}
          onTell={(fact) => {
            tell(fact);
            setInventing(false);
          }}
          onBack={() => setInventing(false)}
        />
      ) : (
        <Button onPress={() => setInventing(true)}>{t('claims.tell')}</Button>
      )}
      {refusal === null ? null : <p role="alert">{refusal}</p>}
      <Button look="main" isDisabled={view.phase !== 'day' || inventing} onPress={() => void claim()}>
        {t('claims.go')}
      </Button>
    </Dialog>
  );
}

import { fieldsOf, type SeatId } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import { useState } from 'react';
import { Chips } from '../../game/Chips.tsx';
import { StatementForm } from '../../game/StatementForm.tsx';
import { type Draft, drafted } from '../../game/statement-draft.ts';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import style from './ClaimForm.module.css';
import type { SeatProps } from './seat-props.ts';

/** Anything that one could have learned, put together by hand: it need not have happened. */
export function TellFact(
  props: SeatProps & { readonly onTell: (fact: ClaimedInfo) => void; readonly onBack: () => void },
) {
  const { view, script, words, onTell, onBack } = props;
  const { t } = words;
  const seated = script.characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric');
  const subjects = { circle: view.circle, characters: seated.map(({ id }) => id) };
  const [night, setNight] = useState(Math.max(1, view.night));
  const [draft, setDraft] = useState<Draft>({ kind: 'number', fields: {} });
  const [asked, setAsked] = useState<readonly SeatId[]>([]);
  const info = drafted(draft, subjects);
  // Where the information names nobody, it may be about whom one chose.
  const namesNobody = !fieldsOf(draft.kind).some(([, holds]) => holds.startsWith('seat') || holds === 'tokens');
  const nights = Array.from({ length: Math.max(1, view.night) }, (_, at) => String(at + 1));
  return (
    <fieldset className={style.tell}>
      <legend>{t('claims.tell')}</legend>
      <Choice
        label={t('claims.night')}
        value={`${night}`}
        onChange={(value) => setNight(Number(value))}
        choices={nights.map((value) => ({ value, label: value }))}
      />
      <StatementForm label={t('claims.kind')} draft={draft} subjects={subjects} words={words} onChange={setDraft} />
      {namesNobody ? (
        <div>
          <p className={style.soft}>{t('claims.about')}</p>
          <Chips label={t('claims.about')} from={view.circle} chosen={asked} name={words.name} onChange={setAsked} />
        </div>
      ) : null}
      <Button
        isDisabled={info === null}
        onPress={() => {
          if (info === null) return;
          onTell({ night, chosen: namesNobody ? [...asked] : [], info });
          setAsked([]);
        }}
      >
        {t('claims.add')}
      </Button>
      <Button look="quiet" onPress={onBack}>
        {t('claims.tell.back')}
      </Button>
    </fieldset>
  );
}

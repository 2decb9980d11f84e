import { type FormEvent, useEffect, useState } from 'react';
import type { Key } from '../../../../../languages/en/web/index.ts';
import { useKept } from '../../app/kept.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { Segments } from '../../ui/Segments.tsx';
import { TextField } from '../../ui/TextField.tsx';
import { myName } from '../my-name.ts';
import { api, type DoorPlate } from '../net/api.ts';
import { useClient, useDo } from '../net/use-table.tsx';
import style from './DoorStep.module.css';
import { ScriptLine } from './ScriptLine.tsx';

/** Before the door: what is going on inside, and under which name one comes in. */
export function DoorStep() {
  const { t } = useWords();
  const { code } = useClient();
  const { act, refusal } = useDo();
  const known = useKept(myName);
  const [plate, setPlate] = useState<DoorPlate | null>(null);
  const [name, setName] = useState(known);
  const [as, setAs] = useState<'player' | 'spectator'>('player');
  useEffect(() => {
    void api.doorPlate(code).then(setPlate, () => {});
  }, [code]);
  const begun = plate !== null && plate.stage !== 'lobby';
  // Whoever comes late plays as a Traveller, if there is a chair left.
  const mayPlay = plate === null || plate.stage === 'lobby' || (plate.stage === 'playing' && plate.room);
  const choices = [
    ...(mayPlay ? [{ value: 'player' as const, label: t(begun ? 'door.as.traveller' : 'door.as.player') }] : []),
    ...(plate?.spectators === false ? [] : [{ value: 'spectator' as const, label: t('door.as.spectator') }]),
  ];
  const enter = (event: FormEvent) => {
    event.preventDefault();
    const wanted = name.trim();
    if (wanted === '') return;
    myName.set(wanted);
    void act({
      do: 'join',
      name: wanted,
      as: choices.some(({ value }) => value === as) ? as : (choices[0]?.value ?? as),
    });
  };
  return (
    <form className={style.door} onSubmit={enter}>
      <h1>{plate?.title ?? t('door.title')}</h1>
      {plate === null ? null : (
        <p className={style.plate}>
          <ScriptLine name={plate.script} />
          <br />
          {t(`storyteller.${plate.storyteller}`)} · {t('door.seated', { n: plate.players, chairs: plate.chairs })}
        </p>
      )}
      {plate?.locked ? <p>{t('door.locked')}</p> : null}
      {begun ? <p>{t(doorWords(plate))}</p> : null}
      <TextField
        label={t('door.name')}
        value={name}
        onChange={setName}
        maxLength={24}
        autoComplete="nickname"
        autoFocus
        error={refusal}
      />
      {choices.length < 2 ? null : <Segments label={t('door.as')} value={as} onChange={setAs} choices={choices} />}
      <Button type="submit" look="main" size="large" wide isDisabled={name.trim() === ''}>
        {t('door.enter')}
      </Button>
    </form>
  );
}

const doorWords = ({ stage, room }: DoorPlate): Key =>
  stage === 'over' ? 'door.over' : room ? 'door.begun' : 'door.full';

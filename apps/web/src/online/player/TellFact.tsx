import { TEAMS, type Team } from '@belfry/almanac';
import type { SeatId, Statement } from '@belfry/engine';
import type { ClaimedInfo } from '@belfry/protocol';
import { useState } from 'react';
import { Button } from '../../ui/Button.tsx';
import { Choice } from '../../ui/Choice.tsx';
import { SeatChips } from '../talk/SeatChips.tsx';
import style from './ClaimForm.module.css';
import type { SeatProps } from './seat-props.ts';

const KINDS = ['number', 'yes', 'no', 'players', 'player', 'character', 'none'] as const;
type Kind = (typeof KINDS)[number];
const HIGHEST = 10;

/** Anything that one could have learned, put together by hand: it need not have happened. */
export function TellFact(props: SeatProps & { readonly onTell: (fact: ClaimedInfo) => void }) {
  const { view, script, words, onTell } = props;
  const { t, lookUp, terms } = words;
  const seated = script.characters.filter((c) => c.team !== 'fabled' && c.team !== 'loric');
  const [night, setNight] = useState(Math.max(1, view.night));
  const [kind, setKind] = useState<Kind>('number');
  const [number, setNumber] = useState(0);
  const [character, setCharacter] = useState(seated[0]?.id ?? '');
  const [team, setTeam] = useState<Team>('outsider');
  const [seats, setSeats] = useState<readonly SeatId[]>([]);
  const needs = kind === 'players' ? 2 : kind === 'player' ? 1 : 0;
  const info = (): Statement => {
    if (kind === 'number') return { number };
    if (kind === 'yes' || kind === 'no') return { yes: kind === 'yes' };
    if (kind === 'players') return { players: [...seats], character };
    if (kind === 'player') return { player: seats[0]! };
    if (kind === 'character') return { character };
    return { none: team };
  };
  const numbers = (from: number, to: number) =>
    Array.from({ length: to - from + 1 }, (_, at) => ({ value: `${from + at}`, label: `${from + at}` }));
  return (
    <fieldset className={style.tell}>
      <legend>{t('claims.tell')}</legend>
      <div className={style.pair}>
        <Choice
          label={t('claims.night')}
          value={`${night}`}
          onChange={(value) => setNight(Number(value))}
          choices={numbers(1, Math.max(1, view.night))}
        />
        <Choice
          label={t('claims.kind')}
          value={kind}
          onChange={setKind}
          choices={KINDS.map((value) => ({ value, label: t(`claims.kind.${value}`) }))}
        />
      </div>
      {kind === 'number' ? (
        <Choice
          label={t('claims.kind.number')}
          value={`${number}`}
          onChange={(value) => setNumber(Number(value))}
          choices={numbers(0, HIGHEST)}
        />
      ) : null}
      {kind === 'players' || kind === 'character' ? (
        <Choice
          label={t('claims.character')}
          value={character}
          onChange={setCharacter}
          choices={seated.map((c) => ({ value: c.id, label: lookUp(c.id).name }))}
        />
      ) : null}
      {kind === 'none' ? (
        <Choice
          label={t('claims.kind.none')}
          value={team}
          onChange={setTeam}
          choices={TEAMS.slice(0, 4).map((value) => ({ value, label: terms.teams[value].many }))}
        />
      ) : null}
      {kind === 'none' ? null : (
        <div>
          <p className={style.soft}>{t(needs === 0 ? 'claims.about' : 'claims.players')}</p>
          <SeatChips
            label={t(needs === 0 ? 'claims.about' : 'claims.players')}
            from={view.circle}
            chosen={seats}
            words={words}
            onChange={setSeats}
          />
        </div>
      )}
      <Button
        isDisabled={seats.length < needs || (kind === 'player' && seats.length !== 1)}
        onPress={() => {
          onTell({ night, chosen: needs === 0 ? [...seats] : [], info: info() });
          setSeats([]);
        }}
      >
        {t('claims.add')}
      </Button>
    </fieldset>
  );
}

import type { Character } from '@belfry/almanac';
import { type GameSetup, type SeatedBag, type SetupSeat, takesSeat } from '@belfry/engine';
import { type Script, travellersAtHand, validateBag } from '@belfry/scripts';
import { useState } from 'react';
import { useLookUp } from '../game/lookup.ts';
import { useWords } from '../i18n/words.tsx';
import { useLocalized } from '../scripts/localized.ts';
import { useSayOf } from '../scripts/say-of.ts';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Segments } from '../ui/Segments.tsx';
import { Switch } from '../ui/Switch.tsx';
import { CoverButton } from './CoverButton.tsx';
import { useCoverKey } from './cover.ts';
import type { Dealt } from './deal.ts';
import style from './NewGame.module.css';
import { canBeShown, notInPlay } from './not-in-play.ts';
import { PassAround } from './PassAround.tsx';
import { Proposals } from './Proposals.tsx';

export interface DealtTokensProps {
  readonly script: Script;
  readonly dealt: Dealt;
  readonly onChange: (setup: GameSetup) => void;
  readonly onBegin: () => void;
}

/** The dealt tokens, each to be changed at will; what is not by the book is said, not forbidden. */
export function DealtTokens({ script, dealt, onChange, onBegin }: DealtTokensProps) {
  const { t } = useWords();
  const localized = useLocalized();
  const lookUp = useLookUp(script.characters);
  const sayOf = useSayOf(script);
  const [passing, setPassing] = useState(false);
  const [covered, setCovered] = useState(false);
  useCoverKey(() => setCovered(true));
  const known = [...script.characters.filter(takesSeat), ...travellersAtHand(script.characters)];
  const find = (id: string) => localized(known.find((c) => c.id === id)!);
  const { seats, heldByNobody = [] } = dealt.setup;
  const nameOf = (id: string) => localized(script.characters.find((c) => c.id === id)!).name;
  const problems = validateBag(
    script,
    [
      ...seats.map((seat) => known.find((c) => c.id === seat.character)!),
      ...script.characters.filter((c) => heldByNobody.includes(c.id)),
    ],
    seats.length,
  );
  const someTurned = seats.some((seat) => (find(seat.character).setup?.evilTownsfolk ?? 0) > 0);
  const set = (at: number, seat: SetupSeat) =>
    onChange({ ...dealt.setup, seats: seats.map((old, other) => (other === at ? seat : old)) });
  const take = ({ seats, heldByNobody = [] }: SeatedBag) => onChange({ ...dealt.setup, seats, heldByNobody });
  const begin = (
    <Button look="main" size="large" onPress={onBegin}>
      {t('setup.begin')}
    </Button>
  );
  if (passing) {
    const secrets = seats.map((seat) => ({
      name: seat.name,
      character: find(seat.believes ?? seat.character),
      alignment: seat.alignment ?? null,
    }));
    return <PassAround seats={secrets} onEnd={() => setPassing(false)} />;
  }
  if (covered) {
    return (
      <div className={style.tokens} data-covered>
        <h3>{t('setup.tokens')}</h3>
        <p role="status">{t('setup.covered')}</p>
        <Button onPress={() => setCovered(false)}>{t('setup.uncover')}</Button>
        {begin}
      </div>
    );
  }
  return (
    <div className={style.tokens}>
      <div className={style.head}>
        <h3>{t('setup.tokens')}</h3>
        <CoverButton onCover={() => setCovered(true)} />
      </div>
      <Proposals script={script} names={seats.map((seat) => seat.name)} onTake={take} />
      {seats.map((seat, at) => (
        <Seat
          key={seat.name}
          seat={seat}
          others={seats.filter((other) => other !== seat)}
          known={known}
          find={find}
          mayBeEvil={someTurned}
          onChange={(next) => set(at, next)}
        />
      ))}
      {problems.length === 0 ? null : (
        <div className={style.problem} role="status">
          <p>{t('setup.problems')}</p>
          <ul>
            {problems.map((problem) => (
              <li key={problem.message}>{sayOf(problem.said)}</li>
            ))}
          </ul>
        </div>
      )}
      {heldByNobody.length === 0 ? null : (
        <p role="status">{t('setup.held-by-nobody', { names: heldByNobody.map(nameOf).join(', ') })}</p>
      )}
      {dealt.changes.length === 0 ? null : (
        <p className={style.soft}>
          {dealt.changes.map((id) => `${lookUp(id).name}: ${lookUp(id).setup?.summary}.`).join(' ')}
        </p>
      )}
      <Button
        onPress={() => {
          setCovered(true);
          setPassing(true);
        }}
      >
        {t('setup.pass')}
      </Button>
      {begin}
    </div>
  );
}

function Seat(props: {
  readonly seat: SetupSeat;
  readonly others: readonly SetupSeat[];
  readonly known: readonly Character[];
  readonly find: (id: string) => Character;
  /** Whether somebody turns a Townsfolk evil. */
  readonly mayBeEvil: boolean;
  readonly onChange: (seat: SetupSeat) => void;
}) {
  const { t } = useWords();
  const { seat, others, known, find, mayBeEvil, onChange } = props;
  const copies = others.filter((other) => other.character === seat.character).length;
  const character = find(seat.character);
  const draws = character.setup?.drawsAs;
  const choose = (id: string) => {
    const next = known.find((c) => c.id === id)!;
    const held = new Set(others.flatMap(({ character, believes }) => [character, believes ?? character]));
    const shown = notInPlay(next, known, held);
    onChange({
      name: seat.name,
      character: id,
      ...(next.setup?.drawsAs === undefined || shown === null ? {} : { believes: shown }),
      ...(next.team === 'traveller' ? { alignment: 'good' } : {}),
    });
  };
  return (
    <div className={style.seat}>
      <Token character={character} />
      <span className={style.player}>{seat.name}</span>
      <div className={style.choices}>
        <Choice
          label={t('setup.token-of', { name: seat.name })}
          hideLabel
          value={seat.character}
          onChange={choose}
          choices={known.map((c) => ({ value: c.id, label: find(c.id).name }))}
        />
        {draws === undefined ? null : (
          <Choice
            label={t('setup.believes', { name: seat.name })}
            value={seat.believes ?? ''}
            onChange={(believes) => onChange({ ...seat, believes })}
            choices={known
              .filter((c) => draws.includes(c.team) && canBeShown(c))
              .map((c) => ({ value: c.id, label: find(c.id).name }))}
          />
        )}
        {character.team !== 'traveller' && !(mayBeEvil && character.team === 'townsfolk') ? null : (
          <Segments
            label={t('setup.side', { name: seat.name })}
            hideLabel
            value={seat.alignment ?? 'good'}
            onChange={(alignment) => onChange({ ...seat, alignment })}
            choices={[
              { value: 'good', label: t('team.good') },
              { value: 'evil', label: t('team.evil') },
            ]}
          />
        )}
        {character.setup?.drunkCopy !== true || copies === 0 ? null : (
          <Switch isOn={seat.drunk === true} onChange={(drunk) => onChange({ ...seat, drunk })}>
            {t('setup.drunk-copy')}
          </Switch>
        )}
      </div>
    </div>
  );
}

import { type GameSetup, type SeatedBag, type SetupSeat, takesSeat } from '@belfry/engine';
import { type Script, travellersAtHand, validateBag } from '@belfry/scripts';
import { useRef, useState } from 'react';
import { useLookUp } from '../game/lookup.ts';
import { useWords } from '../i18n/words.tsx';
import { useLocalized } from '../scripts/localized.ts';
import { useSayOf } from '../scripts/say-of.ts';
import { Button } from '../ui/Button.tsx';
import { CoverButton } from './CoverButton.tsx';
import { useCoverKey } from './cover.ts';
import type { Dealt } from './deal.ts';
import style from './NewGame.module.css';
import { PassAround } from './PassAround.tsx';
import { Proposals } from './Proposals.tsx';
import { SeatToken } from './SeatToken.tsx';
import { TokenCircle } from './TokenCircle.tsx';

export interface DealtTokensProps {
  readonly script: Script;
  readonly dealt: Dealt;
  /** Players have drawn them blind: nothing is turned up before the Storyteller says so. */
  readonly faceDown?: boolean;
  readonly onChange: (setup: GameSetup) => void;
  /** Back to the bag. */
  readonly onBack: () => void;
  readonly onBegin: () => void;
}

/** The dealt tokens, each to be changed at will; what is not by the book is said, not forbidden. */
export function DealtTokens({ script, dealt, faceDown = false, onChange, onBack, onBegin }: DealtTokensProps) {
  const { t } = useWords();
  const localized = useLocalized();
  const lookUp = useLookUp(script.characters);
  const sayOf = useSayOf(script);
  const list = useRef<HTMLDivElement>(null);
  const [passing, setPassing] = useState(false);
  const [covered, setCovered] = useState(faceDown);
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
  const swap = (from: number, to: number) => {
    const tokens = seats.map(({ name: _, ...token }) => token);
    [tokens[from], tokens[to]] = [tokens[to]!, tokens[from]!];
    onChange({ ...dealt.setup, seats: seats.map(({ name }, at) => ({ name, ...tokens[at]! })) });
  };
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
    <div className={style.tokens} ref={list}>
      <div className={style.head}>
        <h3>{t('setup.tokens')}</h3>
        <CoverButton onCover={() => setCovered(true)} />
      </div>
      <TokenCircle
        seats={seats}
        find={find}
        onSwap={swap}
        onPress={(at) => list.current?.querySelector<HTMLElement>(`[data-of-seat="${at}"] select`)?.focus()}
      />
      <Proposals script={script} names={seats.map((seat) => seat.name)} onTake={take} />
      {seats.map((seat, at) => (
        <SeatToken
          key={seat.name}
          at={at}
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
      <div className={style.row}>
        <Button onPress={onBack}>{t('bag.back')}</Button>
        <Button
          onPress={() => {
            setCovered(true);
            setPassing(true);
          }}
        >
          {t('setup.pass')}
        </Button>
      </div>
      {begin}
    </div>
  );
}

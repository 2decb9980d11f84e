import { type Bag, type GameSetup, random, type SeatedBag } from '@belfry/engine';
import { type Script, seatTokens, tableScript } from '@belfry/scripts';
import { useEffect, useRef, useState } from 'react';
import { unguessable } from '../../app/chance.ts';
import { useLocalized } from '../../scripts/localized.ts';
import { DealtTokens } from '../DealtTokens.tsx';
import type { Dealt } from '../deal.ts';
import { BagPalette } from './BagPalette.tsx';
import style from './ChooseTokens.module.css';
import { DrawNumbers, type Drawn } from './DrawNumbers.tsx';
import { EMPTY, forBag } from './filling.ts';

export interface ChooseTokensProps {
  readonly script: Script;
  readonly names: readonly string[];
  /** Those who have no screen of their own and may draw from this device. */
  readonly callers: readonly string[];
  /** Tokens that lie before everybody already; null: the bag is filled first. */
  readonly dealt: Dealt | null;
  readonly onDealt: (dealt: Dealt | null) => void;
  readonly onBegin: (setup: GameSetup) => void;
}

/** From the bag to the table: it is filled, shuffled and dealt or drawn from, and then lies there to be looked at. */
export function ChooseTokens({ script, names, callers, dealt, onDealt, onBegin }: ChooseTokensProps) {
  const localized = useLocalized();
  const [filling, setFilling] = useState(EMPTY);
  const [drawing, setDrawing] = useState<{ readonly lying: SeatedBag; readonly bag: Bag } | null>(null);
  const [drawn, setDrawn] = useState(false);
  const top = useRef<HTMLDivElement>(null);
  const isBag = dealt === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone what comes next would begin below the edge
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [isBag]);
  const table = tableScript(script);
  const seat = (bag: Bag) => seatTokens(table, bag, names, random(unguessable()));
  const lay = (seated: SeatedBag, bag: Bag) =>
    onDealt({ setup: { script: table.played, ...watching(script), ...seated }, changes: bag.changes });
  if (drawing !== null) {
    const { lying, bag } = drawing;
    return (
      <DrawNumbers
        tokens={lying.seats.map(({ name: _, ...token }) => token)}
        callers={callers}
        find={(id) => localized(forBag(script).find((c) => c.id === id)!)}
        onEnd={(who) => {
          setDrawn(true);
          setDrawing(null);
          lay({ ...lying, seats: asDrawn(names, who, lying) }, bag);
        }}
      />
    );
  }
  if (dealt !== null) {
    return (
      <div ref={top} className={style.step}>
        <DealtTokens
          script={script}
          dealt={dealt}
          faceDown={drawn}
          onChange={(setup) => onDealt({ ...dealt, setup })}
          onBack={() => {
            setDrawn(false);
            onDealt(null);
          }}
          onBegin={() => onBegin(dealt.setup)}
        />
      </div>
    );
  }
  return (
    <div ref={top} className={style.step}>
      <BagPalette
        script={script}
        players={names.length}
        filling={filling}
        onChange={setFilling}
        onDeal={(bag) => lay(seat(bag), bag)}
        onDraw={callers.length === 0 ? null : (bag) => setDrawing({ lying: seat(bag), bag })}
      />
    </div>
  );
}

/** Fabled and Loric on the script are in play. */
function watching({ characters }: Script): Pick<GameSetup, 'fabled'> {
  const fabled = characters.filter((c) => c.team === 'fabled' || c.team === 'loric').map((c) => c.id);
  return fabled.length === 0 ? {} : { fabled };
}

/** Everybody with what they drew; those who drew nothing get what is left. */
function asDrawn(names: readonly string[], drawn: Drawn, { seats }: SeatedBag): SeatedBag['seats'] {
  const taken = Object.values(drawn);
  const left = seats.filter((_, at) => !taken.includes(at));
  return names.map((name) => ({ ...(seats[drawn[name] ?? -1] ?? left.shift()!), name }));
}

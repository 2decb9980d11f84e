import { type Bag, type GameSetup, random, type SeatedBag } from '@belfry/engine';
import { type Script, seatTokens, tableScript } from '@belfry/scripts';
import { useEffect, useRef, useState } from 'react';
import { unguessable } from '../../app/chance.ts';
import { useKept } from '../../app/kept.ts';
import { useLocalized } from '../../scripts/localized.ts';
import { DealtTokens } from '../DealtTokens.tsx';
import type { Dealt } from '../deal.ts';
import { BagPalette } from './BagPalette.tsx';
import style from './ChooseTokens.module.css';
import { DrawNumbers } from './DrawNumbers.tsx';
import { EMPTY, forBag } from './filling.ts';
import { type Drawn, keptDraw } from './kept-draw.ts';

export interface ChooseTokensProps {
  readonly script: Script;
  /** What a drawing on this device is remembered by: the table's code, or the script. */
  readonly place: string;
  readonly names: readonly string[];
  /** Those who have no screen of their own and may draw from this device. */
  readonly callers: readonly string[];
  /** Tokens that lie before everybody already; null: the bag is filled first. */
  readonly dealt: Dealt | null;
  readonly onDealt: (dealt: Dealt | null) => void;
  readonly onBegin: (setup: GameSetup) => void;
}

/** From the bag to the table: it is filled, shuffled and dealt or drawn from, and then lies there to be looked at. */
export function ChooseTokens({ script, place, names, callers, dealt, onDealt, onBegin }: ChooseTokensProps) {
  const localized = useLocalized();
  const [filling, setFilling] = useState(EMPTY);
  const going = useKept(keptDraw);
  const draw = going?.place === place && going.names.join() === names.join() ? going : null;
  const top = useRef<HTMLDivElement>(null);
  const isBag = dealt === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: on a phone what comes next would begin below the edge
  useEffect(() => {
    top.current?.scrollIntoView({ block: 'start' });
  }, [isBag]);
  const table = tableScript(script);
  const seat = (bag: Bag) => seatTokens(table, bag, names, random(unguessable()));
  const lay = (seated: SeatedBag, { changes }: Pick<Bag, 'changes'>) =>
    onDealt({ setup: { script: table.played, ...watching(script), ...seated }, changes });
  const begin = (bag: Bag) =>
    keptDraw.set({ place, names, lying: seat(bag), changes: bag.changes, drawn: {}, begun: Date.now() });
  if (draw !== null && dealt === null) {
    const { lying, drawn } = draw;
    return (
      <DrawNumbers
        tokens={lying.seats.map(({ name: _, ...token }) => token)}
        callers={callers}
        drawn={drawn}
        find={(id) => localized(forBag(script).find((c) => c.id === id)!)}
        onDraw={(next) => keptDraw.set({ ...draw, drawn: next })}
        onEnd={() => lay({ ...lying, seats: asDrawn(names, drawn, lying) }, draw)}
      />
    );
  }
  if (dealt !== null) {
    return (
      <div ref={top} className={style.step}>
        <DealtTokens
          script={script}
          dealt={dealt}
          faceDown={draw !== null}
          onChange={(setup) => onDealt({ ...dealt, setup })}
          onBack={() => {
            keptDraw.set(null);
            onDealt(null);
          }}
          onBegin={() => {
            keptDraw.set(null);
            onBegin(dealt.setup);
          }}
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
        onDraw={callers.length === 0 ? null : begin}
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

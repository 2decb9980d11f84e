import type { CharacterId } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { puzzleTongue, type Refuted, tellRefuted } from '@belfry/solver';
import { useState } from 'react';
import type { Tongue } from '../game/tongue.ts';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { Choice } from '../ui/Choice.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import style from './SeatThoughts.module.css';
import type { Asking, Mark, Thought } from './think.ts';
import { askWhyNot } from './thinker.ts';

interface Props {
  readonly seat: SeatId;
  readonly asking: Asking;
  readonly thought: Thought;
  readonly words: Tongue;
  readonly mark: Mark | null;
  readonly onMark: (mark: Mark | null) => void;
  readonly onClose: () => void;
}

const SURE = ['trust', 'believe', 'doubt'] as const;
const wordFor = (mark: Mark | null): string => (mark === null ? '' : mark.sure === 'is' ? mark.character : mark.sure);
const markOf = (value: string): Mark | null => {
  const sure = SURE.find((one) => one === value);
  if (sure !== undefined) return { sure };
  return value === '' ? null : { sure: 'is', character: value };
};

/** One seat: what to take for granted about it, who it can be, and why not somebody else. */
export function SeatThoughts({ seat, asking, thought, words, mark, onMark, onClose }: Props) {
  const { t, name, lookUp } = words;
  const { characters } = thought.seats[seat]!;
  const hasClaim = asking.claims.some(([who, { character }]) => who === seat && character !== null);
  return (
    <Dialog title={name(seat)} isOpen onClose={onClose}>
      <Choice
        label={t('notebook.mark', { name: name(seat) })}
        value={wordFor(mark)}
        onChange={(value) => onMark(markOf(value))}
        choices={[
          { value: '', label: t('notebook.mark.none') },
          ...(hasClaim ? SURE.map((sure) => ({ value: sure, label: t(`notebook.mark.${sure}`) })) : []),
          ...characters.map(({ character }) => ({
            value: character,
            label: t('notebook.mark.is', { character: lookUp(character).name }),
          })),
        ]}
      />
      <h3>{t('notebook.characters')}</h3>
      <ul className={style.list}>
        {characters.map(({ character, chance, possible }) => (
          <li key={character} className={style.line} data-out={possible === 'no' || undefined}>
            <span className={style.token}>
              <Token character={lookUp(character)} />
            </span>
            <span className={style.name}>{lookUp(character).name}</span>
            {possible === 'no' ? (
              <WhyNot asking={asking} seat={seat} character={character} words={words} />
            ) : (
              <span className="numerals">
                {chance === null
                  ? '…'
                  : t('notebook.percent', { n: chance > 0 && chance < 0.01 ? '<1' : Math.round(chance * 100) })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function WhyNot(props: {
  readonly asking: Asking;
  readonly seat: SeatId;
  readonly character: CharacterId;
  readonly words: Tongue;
}) {
  const { asking, seat, character, words } = props;
  const { t, lang, lookUp } = words;
  const [why, setWhy] = useState<'not-asked' | 'thinking' | { readonly refuted: Refuted | null }>('not-asked');
  const ask = async () => {
    setWhy('thinking');
    setWhy({ refuted: await askWhyNot(asking, seat, character) });
  };
  if (why === 'not-asked') {
    return (
      <Button
        size="small"
        look="quiet"
        aria-label={t('notebook.why-not.label', { character: lookUp(character).name })}
        onPress={() => void ask()}
      >
        {t('notebook.why-not')}
      </Button>
    );
  }
  const tongue = puzzleTongue(lang, asking.names, asking.you);
  return (
    <span className={style.why} role="status">
      {why === 'thinking'
        ? t('notebook.why.thinking')
        : why.refuted === null
          ? t('notebook.why.possible')
          : why.refuted.by === 'set-up'
            ? t('notebook.why.set-up')
            : tellRefuted(why.refuted, tongue)}
    </span>
  );
}

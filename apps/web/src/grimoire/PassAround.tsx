import type { Character } from '@belfry/almanac';
import type { Alignment } from '@belfry/engine';
import { useState } from 'react';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import style from './PassAround.module.css';

export interface Secret {
  readonly name: string;
  readonly character: Character;
  /** null: as the character's team says. */
  readonly alignment: Alignment | null;
}

/** One device, many players: each looks at their own token and covers it again before passing on. */
export function PassAround({ seats, onClose }: { readonly seats: readonly Secret[]; readonly onClose: () => void }) {
  const { t } = useWords();
  const book = useAlmanac();
  const [open, setOpen] = useState<number | null>(null);
  const [seen, setSeen] = useState<readonly number[]>([]);
  const shown = open === null ? null : seats[open]!;
  return (
    <Dialog title={t('setup.pass')} isOpen onClose={onClose}>
      {shown === null ? (
        <>
          <p>{t('setup.pass.text')}</p>
          <ul className={style.list}>
            {seats.map((seat, at) => (
              <li key={seat.name}>
                <Button wide look={seen.includes(at) ? 'quiet' : 'plain'} onPress={() => setOpen(at)}>
                  {seen.includes(at) ? `✓ ${seat.name}` : t('setup.pass.ready', { name: seat.name })}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : (
        <div className={style.secret}>
          <span className={style.token}>
            <Token character={shown.character} />
          </span>
          <p className={style.name}>{shown.character.name}</p>
          <p>
            {book.terms.teams[shown.character.team].one}
            {shown.alignment === null ? '' : `, ${book.terms.alignments[shown.alignment]}`}
          </p>
          <p>{shown.character.ability}</p>
          <Button
            look="main"
            onPress={() => {
              setSeen([...seen, open!]);
              setOpen(null);
            }}
          >
            {t('setup.pass.seen')}
          </Button>
        </div>
      )}
    </Dialog>
  );
}

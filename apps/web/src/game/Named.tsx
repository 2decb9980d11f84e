import type { Character } from '@belfry/almanac';
import { createContext, Fragment, type ReactNode, use, useMemo, useState } from 'react';
import { Token } from '../token/Token.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import style from './Named.module.css';
import { namesIn } from './names-in.ts';
import type { Tongue } from './tongue.ts';

interface Cards {
  readonly cut: (text: string) => ReturnType<ReturnType<typeof namesIn>>;
  readonly open: (id: string) => void;
}

const Rack = createContext<Cards | null>(null);

/** Below this, every name of a character of the script in a {@link Named} text is a link to its card. */
export function CardRack(props: {
  readonly characters: readonly Character[];
  readonly words: Tongue;
  readonly children: ReactNode;
}) {
  const { characters, words } = props;
  const { lookUp, terms } = words;
  const [shown, setShown] = useState<string | null>(null);
  const cards = useMemo(
    () => ({ cut: namesIn(characters.map(({ id }) => ({ id, name: lookUp(id).name }))), open: setShown }),
    [characters, lookUp],
  );
  const character = shown === null ? null : lookUp(shown);
  return (
    <Rack value={cards}>
      {props.children}
      {character === null ? null : (
        <Dialog title={character.name} isOpen onClose={() => setShown(null)}>
          <div className={style.card}>
            <span className={style.token}>
              <Token character={character} />
            </span>
            <div>
              <p className={style.team}>{terms.teams[character.team].one}</p>
              <p>{character.ability}</p>
            </div>
          </div>
        </Dialog>
      )}
    </Rack>
  );
}

/** A text in which characters can be looked up where they are named. */
export function Named({ text }: { readonly text: string }): ReactNode {
  const cards = use(Rack);
  if (cards === null) return text;
  return cards.cut(text).map(({ text: part, id }, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never change places
    if (id === null) return <Fragment key={at}>{part}</Fragment>;
    return (
      <a
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text, which never change places
        key={at}
        href={`/almanac/${id}`}
        className={style.name}
        onClick={(event) => {
          // A game is not left for a word; whoever wants another window gets it.
          if (event.metaKey || event.ctrlKey || event.shiftKey) return;
          event.preventDefault();
          cards.open(id);
        }}
      >
        {part}
      </a>
    );
  });
}

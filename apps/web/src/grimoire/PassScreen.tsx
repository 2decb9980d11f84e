import type { Character } from '@belfry/almanac';
import type { Alignment } from '@belfry/engine';
import { type ReactNode, useEffect, useState } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useAlmanac } from '../almanac/book.ts';
import { useWords } from '../i18n/words.tsx';
import { Icon } from '../token/icon.tsx';
import { Token } from '../token/Token.tsx';
import { Button } from '../ui/Button.tsx';
import style from './PassScreen.module.css';

export interface Secret {
  readonly name: string;
  readonly character: Character;
  /** null: as the character's team says. */
  readonly alignment: Alignment | null;
}

/** One device, many players: an opaque screen. Whoever opens it takes the tokens off the page behind it. */
export function PassScreen({ children }: { readonly children: ReactNode }) {
  return (
    <ModalOverlay className={style.screen!} isOpen isKeyboardDismissDisabled>
      <Modal className={style.modal!}>
        <Dialog className={style.dialog!}>{children}</Dialog>
      </Modal>
    </ModalOverlay>
  );
}

/** A second press of “Hide it” must not land on the next player's button, which appears in its place. */
const ARMED_AFTER_MS = 600;

/** Calls somebody. What they press is theirs alone to press. */
export function HandOver(props: {
  readonly name: string;
  /** What the button says that they press. */
  readonly go: string;
  readonly onShow: () => void;
  readonly onLater: (() => void) | null;
  readonly onEnd: () => void;
}) {
  const { t } = useWords();
  const { name, go, onShow, onLater, onEnd } = props;
  const [armed, setArmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setArmed(true), ARMED_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <Icon name="candle-light" className={style.icon} />
      <Heading slot="title" level={2} className={style.name!}>
        {t('pass.hand-to', { name })}
      </Heading>
      <p>{t('pass.look-away')}</p>
      <div className={style.buttons}>
        <Button look="main" size="large" wide isDisabled={!armed} onPress={onShow}>
          {go}
        </Button>
        {onLater === null ? null : (
          <Button wide onPress={onLater}>
            {t('pass.later', { name })}
          </Button>
        )}
        <Button look="quiet" wide onPress={onEnd}>
          {t('pass.stop')}
        </Button>
      </div>
    </>
  );
}

export function OwnToken({ secret, onSeen }: { readonly secret: Secret; readonly onSeen: () => void }) {
  const { t } = useWords();
  const book = useAlmanac();
  const { name, character, alignment } = secret;
  return (
    <>
      <Heading slot="title" level={2} className={style.player!}>
        {name}
      </Heading>
      <span className={style.token}>
        <Token character={character} />
      </span>
      <p className={style.name}>{character.name}</p>
      <p>
        {book.terms.teams[character.team].one}
        {alignment === null ? '' : `, ${book.terms.alignments[alignment]}`}
      </p>
      <p>{character.ability}</p>
      <div className={style.buttons}>
        <Button look="main" size="large" wide onPress={onSeen}>
          {t('pass.seen')}
        </Button>
      </div>
    </>
  );
}

export function Everybody({ onEnd }: { readonly onEnd: () => void }) {
  const { t } = useWords();
  return (
    <>
      <Icon name="book-cover" className={style.icon} />
      <Heading slot="title" level={2} className={style.name!}>
        {t('pass.everybody')}
      </Heading>
      <p>{t('pass.give-back')}</p>
      <div className={style.buttons}>
        <Button look="main" size="large" wide onPress={onEnd}>
          {t('pass.back')}
        </Button>
      </div>
    </>
  );
}

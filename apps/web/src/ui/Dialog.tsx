import { createContext, type ReactNode, use } from 'react';
import { Dialog as AriaDialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../i18n/words.tsx';
import { Button } from './Button.tsx';
import style from './Dialog.module.css';

/** What every sheet of a screen has in its head beside the cross: a desk puts its cover there. */
export const DialogAside = createContext<ReactNode>(null);

/** A sheet from below on a phone, a card in the middle elsewhere. */
export function Dialog(props: {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly wide?: boolean;
  readonly children: ReactNode;
}) {
  const { t } = useWords();
  const aside = use(DialogAside);
  return (
    <ModalOverlay
      className={style.overlay!}
      isOpen={props.isOpen}
      isDismissable
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
    >
      <Modal className={`${style.modal} ${props.wide ? style.wide : ''}`}>
        <AriaDialog className={style.dialog!}>
          <header className={style.header}>
            <Heading slot="title" level={2}>
              {props.title}
            </Heading>
            {aside}
            <Button look="quiet" aria-label={t('close')} onPress={props.onClose}>
              <span aria-hidden="true">✕</span>
            </Button>
          </header>
          <div className={style.body}>{props.children}</div>
        </AriaDialog>
      </Modal>
    </ModalOverlay>
  );
}

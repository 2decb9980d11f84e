import { LOCALES } from '@belfry/almanac';
import { use } from 'react';
import { Dialog as AriaDialog, Heading, I18nProvider, Modal, ModalOverlay } from 'react-aria-components';
import { useWords } from '../i18n/words.tsx';
import { Button } from './Button.tsx';
import style from './Dialog.module.css';
import { DialogAside, type DialogProps } from './Dialog.tsx';

/** What a dialog is drawn on. Apart from it, because it is large and most pages are read before one is opened. */
export function Sheet(props: Omit<DialogProps, 'isOpen'>) {
  const { t, lang } = useWords();
  const aside = use(DialogAside);
  return (
    <I18nProvider locale={LOCALES[lang]}>
      <ModalOverlay
        className={style.overlay!}
        isOpen
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
    </I18nProvider>
  );
}

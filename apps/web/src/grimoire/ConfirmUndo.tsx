import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Dialog } from '../ui/Dialog.tsx';
import type { Desk } from './desk.ts';

/** Going back is asked for twice: it takes things from others too. */
export function ConfirmUndo(props: { readonly desk: Desk; readonly keep: number; readonly onClose: () => void }) {
  const { t } = useWords();
  const { desk, keep, onClose } = props;
  const steps = desk.inputs - keep;
  return (
    <Dialog title={t('log.undo.sure', { n: steps })} isOpen onClose={onClose}>
      <p>{t('log.undo.text')}</p>
      <Button
        look="main"
        onPress={() => {
          void desk.undo(keep);
          onClose();
        }}
      >
        {t('yes')}
      </Button>
    </Dialog>
  );
}

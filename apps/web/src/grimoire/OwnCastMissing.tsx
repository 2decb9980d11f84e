import { useWords } from '../i18n/words.tsx';
import { Button } from '../ui/Button.tsx';
import { Trouble } from '../ui/States.tsx';

/** The Grimoire stays shut without the server's own characters: a game begun without them would go another way. */
export function OwnCastMissing({ file, why }: { readonly file: string; readonly why: string }) {
  const { t } = useWords();
  return (
    <Trouble title={t('own-cast.title')} whole>
      <p>{t('own-cast.text', { file, why })}</p>
      <Button look="main" onPress={() => window.location.reload()}>
        {t('crash.again')}
      </Button>
    </Trouble>
  );
}

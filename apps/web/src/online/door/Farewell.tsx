import type { Bye } from '@belfry/protocol';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { ButtonLink } from '../../ui/ButtonLink.tsx';
import { Trouble } from '../../ui/States.tsx';

/** The server has closed the door for good. */
export function Farewell({ bye }: { readonly bye: Bye }) {
  const { t } = useWords();
  return (
    <Trouble title={t(`bye.${bye.code}`)} whole>
      {bye.code === 'version' ? (
        <Button look="main" onPress={() => window.location.reload()}>
          {t('crash.again')}
        </Button>
      ) : (
        <ButtonLink href="/" look="main">
          {t('nav.home')}
        </ButtonLink>
      )}
    </Trouble>
  );
}

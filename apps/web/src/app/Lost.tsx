import { useWords } from '../i18n/words.tsx';
import { ButtonLink } from '../ui/ButtonLink.tsx';
import { Trouble } from '../ui/States.tsx';
import { useTitle } from './router.tsx';

export function Lost() {
  const { t } = useWords();
  useTitle(t('lost.title'));
  return (
    <Trouble title={t('lost.title')} whole>
      <p>{t('lost.text')}</p>
      <ButtonLink href="/" look="main">
        {t('nav.home')}
      </ButtonLink>
    </Trouble>
  );
}

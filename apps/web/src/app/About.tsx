import { useWords } from '../i18n/words.tsx';
import { Page } from './Page.tsx';

export function About() {
  const { t } = useWords();
  return (
    <Page title={t('about.title')} narrow>
      <p>{t('about.text')}</p>
      <p>{t('about.icons')}</p>
      <p>{t('about.fonts')}</p>
    </Page>
  );
}

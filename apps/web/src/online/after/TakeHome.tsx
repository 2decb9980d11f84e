import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import { api } from '../net/api.ts';

/** The whole game as a file: to keep, to look at elsewhere, to tell again. */
export function TakeHome({ code }: { readonly code: string }) {
  const { t } = useWords();
  // The server sends it as something to be saved, so the page stays where it is.
  return <Button onPress={() => window.location.assign(api.exportOf(code))}>{t('file.export')}</Button>;
}

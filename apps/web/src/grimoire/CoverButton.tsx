import { useWords } from '../i18n/words.tsx';
import { Icon } from '../token/icon.tsx';
import { Button } from '../ui/Button.tsx';
import style from './GrimoireBar.module.css';

/** Covers everything at once. It stands in the bar and in the head of every sheet that is laid over the desk. */
export function CoverButton({ onCover }: { readonly onCover: () => void }) {
  const { t } = useWords();
  return (
    <Button size="small" onPress={onCover} aria-label={t('grimoire.cover')} aria-keyshortcuts="C Alt+C">
      <Icon name="eyeball" className={style.icon} />
    </Button>
  );
}

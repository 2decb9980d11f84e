import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import style from './OpenPage.module.css';

const FEWEST = 5;
const MOST = 20;

export function ChairCount({
  count,
  onChange,
}: {
  readonly count: number;
  readonly onChange: (count: number) => void;
}) {
  const { t } = useWords();
  return (
    <div className={style.count}>
      <Button aria-label={t('lobby.fewer-chairs')} isDisabled={count <= FEWEST} onPress={() => onChange(count - 1)}>
        −
      </Button>
      <span className="numerals" role="status">
        {t('lobby.chairs', { n: count })}
      </span>
      <Button aria-label={t('lobby.more-chairs')} isDisabled={count >= MOST} onPress={() => onChange(count + 1)}>
        +
      </Button>
    </div>
  );
}

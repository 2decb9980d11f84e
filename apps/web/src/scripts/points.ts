import { LOCALES } from '@belfry/almanac';
import { useWords } from '../i18n/words.tsx';

export interface Points {
  /** "5.8", or "5,8" where one writes so. */
  plain(points: number): string;
  /** "+1.7", "−0.5". */
  signed(points: number): string;
}

export function usePoints(): Points {
  const { lang } = useWords();
  const format = new Intl.NumberFormat(LOCALES[lang], { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const plain = (points: number) => format.format(points).replace('-', '−');
  return { plain, signed: (points) => (points > 0 ? `+${plain(points)}` : plain(points)) };
}

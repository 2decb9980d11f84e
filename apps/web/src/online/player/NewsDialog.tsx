import { Button } from '../../ui/Button.tsx';
import { Dialog } from '../../ui/Dialog.tsx';
import { NewsView } from './NewsView.tsx';
import { firstNews } from './news.ts';
import type { SeatProps } from './seat-props.ts';

/** By day, what the Storyteller shows one player comes over the square. */
export function NewsDialog(props: SeatProps) {
  const { words, notebook } = props;
  const news = firstNews(props);
  if (news === null) return null;
  const seen = () => notebook.write({ seen: news.seen });
  return (
    <Dialog title={words.t('signal.for-you')} isOpen onClose={seen}>
      <NewsView {...props} fact={news.fact} />
      <Button look="main" size="large" onPress={seen}>
        {words.t('signal.seen')}
      </Button>
    </Dialog>
  );
}

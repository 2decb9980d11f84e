import { Icon } from '../token/icon.tsx';
import { Button } from '../ui/Button.tsx';
import style from './MyMove.module.css';
import type { StageProps } from './stage.ts';

/** One large control: the hand goes up, the hand comes down, until the clock hand has passed. */
export function VoteControl({ table, words }: StageProps) {
  const { t, name } = words;
  const { view } = table;
  const { vote, nominations, block } = view.today;
  if (vote === null) return null;
  const me = typeof view.viewer === 'number' ? view.viewer : null;
  const prompt = table.prompts.find((p) => p.kind === 'hand');
  const offered = prompt?.options.pick === 'action' ? prompt.options.of[0]?.do : undefined;
  const nomination = nominations.at(-1);
  const before = nominations.find((n) => n.nominee === block);
  return (
    <div className={style.move}>
      <p className={style.accuse}>
        {vote.exile || nomination === undefined
          ? t('vote.exile', { name: name(vote.about) })
          : t('vote.accuser', { nominator: name(nomination.nominator), nominee: name(nomination.nominee) })}
      </p>
      {before === undefined || before.votes === null ? null : (
        <p className={style.count}>
          {t('block.somebody', { name: name(before.nominee), n: before.votes })}; {t('vote.tie', { n: before.votes })}
        </p>
      )}
      {prompt !== undefined && (offered === 'raise' || offered === 'lower') ? (
        <div className={style.hand}>
          <Button
            look={offered === 'raise' ? 'main' : 'plain'}
            onPress={() => void table.answer(prompt, { do: offered })}
          >
            <Icon name="hand" />
            {t(offered === 'raise' ? 'vote.raise' : 'vote.lower')}
          </Button>
        </div>
      ) : (
        <p className={style.words} role="status">
          {t(
            prompt !== undefined
              ? 'vote.bound'
              : me !== null && vote.counted.includes(me)
                ? 'vote.locked'
                : 'vote.not-yours',
          )}
        </p>
      )}
    </div>
  );
}

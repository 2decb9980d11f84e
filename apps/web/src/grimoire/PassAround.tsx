import { useState } from 'react';
import { useWords } from '../i18n/words.tsx';
import { Everybody, HandOver, OwnToken, PassScreen, type Secret } from './PassScreen.tsx';

/** Calls one after the other, shows each their token once and goes on. */
export function PassAround({ seats, onEnd }: { readonly seats: readonly Secret[]; readonly onEnd: () => void }) {
  const { t } = useWords();
  const [waiting, setWaiting] = useState<readonly Secret[]>(seats);
  const [open, setOpen] = useState(false);
  const next = waiting[0];
  return (
    <PassScreen>
      {next === undefined ? (
        <Everybody onEnd={onEnd} />
      ) : open ? (
        <OwnToken
          secret={next}
          onSeen={() => {
            setOpen(false);
            setWaiting(waiting.slice(1));
          }}
        />
      ) : (
        <HandOver
          key={next.name}
          name={next.name}
          go={t('pass.show', { name: next.name })}
          onShow={() => setOpen(true)}
          onLater={waiting.length === 1 ? null : () => setWaiting([...waiting.slice(1), next])}
          onEnd={onEnd}
        />
      )}
    </PassScreen>
  );
}

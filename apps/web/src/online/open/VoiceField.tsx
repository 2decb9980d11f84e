import { ROOM, voiceLink } from '@belfry/protocol/voice';
import { useState } from 'react';
import { useWords } from '../../i18n/words.tsx';
import { TextField } from '../../ui/TextField.tsx';

const LONGEST = 200;

/** Where the group talks: an address of its own service, or none. */
export function VoiceField(props: {
  readonly voice: string | null;
  readonly onChange: (voice: string | null) => void;
}) {
  const { t } = useWords();
  const [text, setText] = useState(props.voice ?? '');
  const voice = text.trim() === '' ? null : text.trim();
  const wrong = voice !== null && voiceLink(voice, 'room') === null;
  return (
    <TextField
      label={t('set.voice')}
      hint={t('set.voice.hint', { mark: ROOM })}
      placeholder={`https://meet.example.org/${ROOM}`}
      inputMode="url"
      autoComplete="off"
      maxLength={LONGEST}
      value={text}
      error={wrong ? t('set.voice.bad') : null}
      onChange={setText}
      onBlur={() => {
        if (!wrong && voice !== props.voice) props.onChange(voice);
      }}
    />
  );
}

import { useState } from 'react';
import { saveFile } from '../../app/download.ts';
import { useWords } from '../../i18n/words.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Story } from './picture/paint-story.ts';

/** The story as a picture: handed to another app where the device can, else saved as a file. */
export function SharePicture({ story, text }: { readonly story: Story; readonly text: string }) {
  const { t } = useWords();
  const [state, setState] = useState<'ready' | 'painting' | 'saved' | 'failed'>('ready');
  const share = async () => {
    setState('painting');
    try {
      const { paintStory } = await import('./picture/paint-story.ts');
      const file = new File([await paintStory(story)], 'belfry.png', { type: 'image/png' });
      setState((await handedOver(file, text)) ? 'ready' : 'saved');
    } catch {
      setState('failed');
    }
  };
  return (
    <>
      <Button look="quiet" isDisabled={state === 'painting'} onPress={() => void share()}>
        {t('turn.picture')}
      </Button>
      {state === 'saved' || state === 'failed' ? <p role="status">{t(`turn.picture.${state}`)}</p> : null}
    </>
  );
}

/** False if it was saved instead. */
async function handedOver(file: File, text: string): Promise<boolean> {
  const parcel = { files: [file], text };
  if (navigator.canShare?.(parcel) === true) {
    try {
      await navigator.share(parcel);
      return true;
    } catch (error) {
      // Whoever closes the sheet has changed their mind; that is no error, and no wish for a file.
      if (error instanceof DOMException && error.name === 'AbortError') return true;
    }
  }
  saveFile(file);
  return false;
}

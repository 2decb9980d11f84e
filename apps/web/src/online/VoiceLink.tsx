import { voiceLink } from '@belfry/protocol/voice';
import { useWords } from '../i18n/words.tsx';
import style from './VoiceLink.module.css';

/** The way to where the group talks. It says where it leads, and nothing opens it but a press. */
export function VoiceLink({ voice, room }: { readonly voice: string | null; readonly room: string }) {
  const link = voice === null ? null : voiceLink(voice, room);
  return link === null ? null : <VoiceAnchor {...link} />;
}

export function VoiceAnchor({ href, host }: { readonly href: string; readonly host: string }) {
  const { t } = useWords();
  return (
    <a className={style.link} href={href} target="_blank" rel="noopener noreferrer">
      {t('voice.open', { host })}
    </a>
  );
}

/** A table's own room: whoever knows the table's code may know it. */
export const tableRoom = (code: string): string => `belfry-${code.toLowerCase()}`;

/** What is said with a link to the group's own service in it; links to anywhere else stay words. */
export function linkIn(text: string, voice: string | null) {
  const found = /https:\/\/\S+/.exec(text)?.[0];
  const own = voice === null ? null : voiceLink(voice, 'room');
  const link = found === undefined ? null : voiceLink(found, '');
  if (found === undefined || link === null || link.host !== own?.host) return null;
  return { ...link, text: text.replace(found, '').trim() };
}

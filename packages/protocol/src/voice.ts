// Without schemas, for pages: `@belfry/protocol/voice`.

/** Stands for the name of a room in a link to the group's own service. */
export const ROOM = '{room}';

const withRoom = (voice: string, room: string): string => voice.replaceAll(ROOM, encodeURIComponent(room));

/**
 * The link to a room of the group's service. null for everything but an https address without a name or password in it, whose
 * host does not depend on the room: what is shown is where it leads.
 */
export function voiceLink(voice: string, room: string): { readonly href: string; readonly host: string } | null {
  if (!/^https:\/\/\S+$/i.test(voice)) return null;
  const [here, there] = [room, `${room}-x`].map((name) => withRoom(voice, name)).filter((link) => URL.canParse(link));
  if (here === undefined || there === undefined) return null;
  const url = new URL(here);
  if (url.protocol !== 'https:' || url.username !== '' || url.password !== '') return null;
  return new URL(there).host === url.host ? { href: url.href, host: url.host } : null;
}

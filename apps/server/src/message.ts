import { ClientMessage, LIMITS } from '@belfry/protocol';

/** The message, or words that say what is wrong with it. */
export function readMessage(text: string): ClientMessage | string {
  const read = ClientMessage.safeParse(fromJson(text));
  if (read.success) return read.data;
  const [issue] = read.error.issues;
  return `${issue?.path.join('.') || ALL_OF_IT}: ${issue?.message ?? 'is not understood'}. See docs/PROTOCOL.md.`;
}

const ALL_OF_IT = 'The message';

/** The part of a message that {@link readMessage} complains about; null for all of it. */
export function fieldOf(complaint: string): string | null {
  const field = complaint.slice(0, complaint.indexOf(':'));
  return field === ALL_OF_IT ? null : field;
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A command that was misspelled can still be answered by its id. */
export function idOf(text: string): string | null {
  const json = fromJson(text) as { t?: unknown; id?: unknown } | null;
  return json?.t === 'do' && typeof json.id === 'string' && json.id.length <= LIMITS.commandId ? json.id : null;
}

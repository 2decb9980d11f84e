import type { Sentence } from '@belfry/almanac';
import { ClientMessage, isPlainAnswer, LIMITS } from '@belfry/protocol';
import { misfitIn } from './misfit.ts';

/** A frame that is no message: what is wrong with it, and under which id it can be answered all the same. */
export interface Misspelled {
  readonly said: Sentence;
  /** null where it was no command. */
  readonly id: string | null;
}

/** The message in a frame, or why there is none. */
export function readMessage(text: string): ClientMessage | Misspelled {
  const json = fromJson(text);
  if (isPlainAnswer(json)) return json;
  const read = ClientMessage.safeParse(json);
  return read.success ? read.data : { said: { say: 'server.message', ...misfitIn(read.error, json) }, id: idIn(json) };
}

function fromJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** A command that was misspelled can still be answered by its id. */
function idIn(sent: unknown): string | null {
  const { t, id } = (sent ?? {}) as { readonly t?: unknown; readonly id?: unknown };
  return t === 'do' && typeof id === 'string' && id.length <= LIMITS.commandId ? id : null;
}

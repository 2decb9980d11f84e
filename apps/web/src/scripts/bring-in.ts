import { readScript, ScriptReadError, scriptItems } from '@belfry/scripts';
import { goTo } from '../app/router.tsx';
import { keepScript } from './shelf.ts';

/** Reads a script, puts it on the shelf and opens it; or says why it cannot be read. */
export function bringIn(text: string): ScriptReadError | null {
  try {
    goTo(`/scripts/${keepScript(scriptItems(readScript(text)))}`);
    return null;
  } catch (error) {
    if (error instanceof ScriptReadError) return error;
    throw error;
  }
}

import type { SetupScript } from '@belfry/engine';
import { nightIds } from './nightsheet.ts';
import type { Script } from './script.ts';

/** The script as the engine plays it: who is on the sheet, whom only this script knows, and both night orders. */
export const playable = (script: Script): SetupScript => ({
  name: script.name,
  characters: script.characters.map((c) => c.id),
  homebrew: script.characters.filter((c) => c.edition === 'homebrew'),
  firstNight: nightIds(script, 'first'),
  otherNight: nightIds(script, 'other'),
});

import { OWN_EDITION } from '@belfry/almanac';
import type { SetupScript } from '@belfry/engine';
import { nightIds } from './nightsheet.ts';
import type { Script } from './script.ts';

/** The script as the engine plays it: who is on the sheet, whom only this script knows, and both night orders. */
// The house's own characters are written down with the game as well: it may be opened again where nobody knows them.
export const playable = (script: Script): SetupScript => ({
  name: script.name,
  characters: script.characters.map((c) => c.id),
  homebrew: script.characters.filter((c) => c.edition === 'homebrew' || c.edition === OWN_EDITION),
  firstNight: nightIds(script, 'first'),
  otherNight: nightIds(script, 'other'),
});

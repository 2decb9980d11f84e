import type { Offered } from './lang.ts';
import type { OwnRuling } from './rulings/rulings.ts';
import {
  type Character,
  type CharacterId,
  type Jinx,
  NIGHT_STEPS,
  type NightOrder,
  type SetupChange,
} from './types.ts';

/** Where in a night a character of one's own stands: right behind somebody, or behind a step that belongs to nobody. */
export interface OwnPlace {
  readonly after: CharacterId;
  /** What the Storyteller does there. */
  readonly does: string;
}

/** What the file of a character of one's own says about it, beside what it does. */
export interface OwnEntry
  extends In<OwnTranslation>,
    Pick<Character, 'name' | 'team' | 'ability'>,
    Partial<Pick<Character, 'reminders' | 'globalReminders' | 'tags' | 'icon'>> {
  readonly firstNight?: OwnPlace;
  readonly otherNight?: OwnPlace;
  /** What it changes while the bag is filled. */
  readonly setup?: SetupChange;
  /** What it asks the Storyteller that nobody else does. */
  readonly rulings?: readonly OwnRuling[];
}

/** The words of a character of one's own in another language; what is left out stays as it is. */
export type OwnTranslation = Partial<
  Pick<Character, 'name' | 'ability' | 'reminders' | 'globalReminders' | 'firstNight' | 'otherNight'>
>;

/** By the code of each language but English, which is what the entry itself is in. */
export type In<T> = { readonly [lang in Exclude<Offered, 'en'>]?: T };

/** What happens when such a character meets another, in words, and what set-up has to know of it. */
export type OwnJinxEntry = Jinx & In<string>;

/** Pages that are bound into the almanac where somebody brings characters of their own. */
export interface OwnPages {
  readonly characters: { readonly [id: CharacterId]: OwnEntry };
  readonly jinxes: readonly OwnJinxEntry[];
}

export const NO_PAGES: OwnPages = { characters: {}, jinxes: [] };

/** The edition that all characters of somebody's own are of. */
export const OWN_EDITION = 'own';

const ICON = 'perspective-dice-six-faces-random';

/** Such a character as the almanac tells it. */
export const ownCharacter = (id: CharacterId, entry: OwnEntry): Character => ({
  id,
  name: entry.name,
  team: entry.team,
  edition: OWN_EDITION,
  ability: entry.ability,
  reminders: entry.reminders ?? [],
  globalReminders: entry.globalReminders ?? [],
  firstNight: entry.firstNight?.does ?? null,
  otherNight: entry.otherNight?.does ?? null,
  setup: entry.setup ?? null,
  tags: entry.tags ?? [],
  icon: entry.icon ?? ICON,
  automated: true,
});

/** The official order of a night with those of the pages in their places. */
export function withOwnPlaces(official: readonly string[], pages: OwnPages, night: keyof NightOrder): string[] {
  const order = [...official];
  let waiting = placesIn(pages, night);
  while (waiting.length > 0) {
    const still = waiting.filter(({ id, after }) => {
      const at = order.indexOf(after);
      if (at >= 0) order.splice(at + 1, 0, id);
      return at < 0;
    });
    if (still.length === waiting.length) throw new RangeError(nowhere(still[0]!));
    waiting = still;
  }
  return order;
}

interface Placed {
  readonly id: CharacterId;
  readonly after: CharacterId;
}

const placesIn = ({ characters }: OwnPages, night: keyof NightOrder): Placed[] =>
  // Of several behind the same one, the first in the alphabet comes first.
  Object.keys(characters)
    .sort()
    .reverse()
    .flatMap((id) => {
      const place = characters[id]![night === 'first' ? 'firstNight' : 'otherNight'];
      return place === undefined ? [] : [{ id, after: place.after }];
    });

const nowhere = ({ id, after }: Placed): string =>
  `"${id}" stands behind "${after}", who has no place in that night; the steps of a night are ${NIGHT_STEPS.join(', ')}.`;

import { almanac, NIGHT_STEPS, type NightOrder, type NightStep } from '@belfry/almanac';
import { bare } from './read/spelling.ts';
import type { Script } from './script.ts';
import { tongue } from './words/tongue.ts';

export type Night = keyof NightOrder;

export interface NightSheetLine {
  /** A character's id, or one of the steps that belong to nobody. */
  readonly id: string;
  readonly kind: 'character' | 'step';
  readonly name: string;
  /** What the Storyteller does here. */
  readonly text: string;
}

export interface NightSheetOptions {
  /** Under seven players evil learns nothing on the first night, so those steps are left out. All are shown without it. */
  readonly players?: number | null;
  readonly lang?: string;
}

const isStep = (id: string): id is NightStep => NIGHT_STEPS.some((step) => step === id);
const EVIL_LEARNS_FROM = 7;

const stepsOf = (night: Night): readonly NightStep[] =>
  night === 'first' ? NIGHT_STEPS : NIGHT_STEPS.filter((step) => step === 'dusk' || step === 'dawn');

/**
 * Where a character stands in the official order. Homebrew goes by the number that its author gave it, which counts
 * along the official list, and stands behind the official entry with that number.
 */
function officialPlace(id: string, script: Script, night: Night): number | null {
  const known = almanac().place(id, night);
  if (known !== null) return known;
  const entry = script.entries.find((e) => e.kind === 'homebrew' && e.id === id);
  if (entry?.kind !== 'homebrew') return null;
  const number = entry.record[night === 'first' ? 'firstNight' : 'otherNight'] ?? 0;
  return number <= 0 ? null : number + 0.5;
}

/** The order that the script's own `_meta` asks for, in known ids; null when it asks for none. */
function ownOrder(script: Script, night: Night): readonly string[] | null {
  const written = night === 'first' ? script.meta?.firstNight : script.meta?.otherNight;
  if (written === undefined || written.length === 0) return null;
  const onScript = new Map(script.characters.flatMap((c) => [[bare(c.id), c.id] as const, [c.id, c.id] as const]));
  const ids = written.map((word) =>
    isStep(bare(word)) ? bare(word) : (onScript.get(word) ?? onScript.get(bare(word))),
  );
  return [...new Set(ids.filter((id) => id !== undefined))];
}

/** Who and what comes when, as ids. */
export function nightIds(script: Script, night: Night): readonly string[] {
  const place = (id: string) => officialPlace(id, script, night);
  const acting = script.characters.map((c) => c.id).filter((id) => place(id) !== null);
  const official = [...stepsOf(night), ...acting].sort((a, b) => place(a)! - place(b)!);
  const own = ownOrder(script, night);
  if (own === null) return official;
  // The author's order wins. Whoever they left out follows the listed entry that officially comes before.
  const order = [...own];
  official.forEach((id, i) => {
    if (order.includes(id)) return;
    const before = official.slice(0, i).findLast((earlier) => order.includes(earlier));
    order.splice(before === undefined ? 0 : order.indexOf(before) + 1, 0, id);
  });
  return order;
}

/** The night sheet of a script: what the Storyteller does, in order, from dusk to dawn and what follows it. */
export function nightSheet(script: Script, night: Night, options: NightSheetOptions = {}): readonly NightSheetLine[] {
  const { players = null, lang = 'en' } = options;
  const book = almanac(lang);
  const few = players !== null && players < EVIL_LEARNS_FROM;
  return nightIds(script, night).flatMap((id): NightSheetLine[] => {
    if (isStep(id)) {
      if (few && (id === 'minioninfo' || id === 'demoninfo')) return [];
      return [{ id, kind: 'step', name: book.terms.steps[id], text: book.terms.stepTexts[id] }];
    }
    const ours = script.characters.find((c) => c.id === id);
    const character = ours?.edition === 'homebrew' ? ours : (book.characters.get(id) ?? ours);
    if (character === undefined) return [];
    const text = night === 'first' ? character.firstNight : character.otherNight;
    const silent = character.edition === 'homebrew' && text === tongue('en').runs(character.name);
    const words = silent ? tongue(lang).runs(character.name) : (text ?? character.ability);
    return [{ id, kind: 'character', name: character.name, text: words }];
  });
}

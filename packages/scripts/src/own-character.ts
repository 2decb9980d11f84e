import type { DifficultyTag, Team } from '@belfry/almanac';
import { officialId } from './read/spelling.ts';
import { tagsGiven } from './read/tags.ts';
import type { HomebrewRecord, Script, ScriptEntry, ScriptMeta } from './script.ts';
import { scriptItems } from './write.ts';

/** What special features a form offers, as the community's tools name them; Belfry follows the first when it deals. */
export const OWN_FEATURES = {
  'bag-duplicate': 'selection',
  'bag-disabled': 'selection',
  grimoire: 'signal',
} as const;
export type OwnFeature = keyof typeof OWN_FEATURES;

/** A homebrew character as a form holds it. Everything else that its author wrote stays beside it. */
export interface OwnDraft {
  readonly name: string;
  readonly team: Team;
  readonly ability: string;
  /** Behind which entry of the official list it acts, counted from dusk = 0; 0 for never. */
  readonly firstNight: number;
  readonly firstNightReminder: string;
  readonly otherNight: number;
  readonly otherNightReminder: string;
  readonly reminders: readonly string[];
  readonly remindersGlobal: readonly string[];
  readonly setup: boolean;
  readonly features: readonly OwnFeature[];
  /** null where nobody has said what the score should count: not even nothing. */
  readonly tags: readonly DifficultyTag[] | null;
  readonly image: string | null;
}

export const EMPTY_DRAFT: OwnDraft = {
  name: '',
  team: 'townsfolk',
  ability: '',
  firstNight: 0,
  firstNightReminder: '',
  otherNight: 0,
  otherNightReminder: '',
  reminders: [],
  remindersGlobal: [],
  setup: false,
  features: [],
  tags: [],
  image: null,
};

const FEATURES = Object.keys(OWN_FEATURES) as OwnFeature[]; // the keys of the record above

/** What a form shows of a character that the script has already. */
export function draftOf(record: HomebrewRecord, meta: ScriptMeta | null): OwnDraft {
  const image: unknown = Array.isArray(record.image) ? record.image[0] : record.image;
  return {
    name: record.name,
    team: record.team,
    ability: record.ability,
    firstNight: record.firstNight ?? 0,
    firstNightReminder: record.firstNightReminder ?? '',
    otherNight: record.otherNight ?? 0,
    otherNightReminder: record.otherNightReminder ?? '',
    reminders: record.reminders ?? [],
    remindersGlobal: record.remindersGlobal ?? [],
    setup: record.setup ?? false,
    features: FEATURES.filter((name) => record.special?.some((one) => one.name === name)),
    tags: tagsGiven(record, meta),
    image: typeof image === 'string' ? image : null,
  };
}

/** The script's list with the character in it: in the place of the one with that id, or as a new one (null). */
export function withOwn(script: Script, id: string | null, draft: OwnDraft): readonly unknown[] {
  const before = script.entries.find(
    (entry): entry is Extract<ScriptEntry, { kind: 'homebrew' }> => entry.kind === 'homebrew' && entry.id === id,
  );
  const record = recordOf(
    draft,
    before?.record ?? null,
    script.entries.map((entry) => (entry.kind === 'unknown' ? entry.written : entry.id)),
  );
  const entry: ScriptEntry = {
    kind: 'homebrew',
    id: record.id,
    record,
    index: before?.index ?? script.entries.length,
  };
  const entries =
    before === undefined ? [...script.entries, entry] : script.entries.map((one) => (one === before ? entry : one));
  return scriptItems({ ...script, meta: withTags(script.meta, record, draft.tags), entries });
}

/** Fields of the form that say nothing are left out, as the community's tools do. */
function recordOf(draft: OwnDraft, before: HomebrewRecord | null, taken: readonly string[]): HomebrewRecord {
  const { features, tags, image, name, team, ability, ...details } = draft;
  const others = (before?.special ?? []).filter((one) => !FEATURES.some((feature) => feature === one.name));
  const written = (tokens: readonly string[]) => tokens.map((token) => token.trim()).filter((token) => token !== '');
  const said = {
    ...details,
    reminders: written(draft.reminders),
    remindersGlobal: written(draft.remindersGlobal),
    special: [...others, ...features.map((feature) => ({ type: OWN_FEATURES[feature], name: feature }))],
    // The first of several is what the form shows: unless it was changed, all of them stay.
    image: before !== null && image === draftOf(before, null).image ? before.image : (image ?? undefined),
  };
  const record: Record<string, unknown> = { ...before, ...said };
  for (const [field, value] of Object.entries(said)) {
    const isNothing = value === undefined || value === '' || value === 0 || value === false;
    if (isNothing || (Array.isArray(value) && value.length === 0)) delete record[field];
  }
  const id = before?.id ?? freshId(name, taken);
  const ownTags = before?.tags === undefined || tags === null ? {} : { tags };
  return { ...record, id, name: name.trim(), team, ability: ability.trim(), ...ownTags };
}

/** By id in `_meta`: other tools refuse characters with fields that they do not know. */
function withTags(
  meta: ScriptMeta | null,
  record: HomebrewRecord,
  tags: readonly DifficultyTag[] | null,
): ScriptMeta | null {
  if (record.tags !== undefined || tags === null) return meta;
  return { ...meta, id: '_meta', tags: { ...meta?.tags, [record.id]: tags } };
}

/** Small letters and digits of the name, and a number where somebody else has these already. */
function freshId(name: string, taken: readonly string[]): string {
  const letters = name
    .normalize('NFD')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, '')
    .slice(0, 40);
  const stem = letters === '' ? 'own' : letters;
  for (let nth = 1; ; nth++) {
    const id = nth === 1 ? stem : `${stem}${nth}`;
    if (!taken.includes(id) && officialId(id) === null) return id;
  }
}

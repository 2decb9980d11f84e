import { almanac, type Character, type CharacterId, type Team } from '@belfry/almanac';
import usual from '../../data/usual-kinds.json' with { type: 'json' };
import { apartPairs } from '../dealing.ts';
import type { Script } from '../script.ts';
import { looksSmall } from '../validate/shape.ts';
import { drawnBy, goesWith, scriptsMeasured, timesOnScripts, timesTogether } from './company.ts';
import { ABILITY_KINDS, type AbilityKind, kindsOf } from './kinds.ts';

/** Somebody whom scripts with these characters usually have as well. */
export interface Companion {
  readonly id: CharacterId;
  readonly team: Team;
  /** Which part of all published scripts has it. */
  readonly usually: number;
  /** Who on this script draws it there: which part of the published scripts with them has it too. */
  readonly with: readonly { readonly id: CharacterId; readonly share: number }[];
}

/** How many characters of a kind the script has, beside the published ones of its size. */
export interface KindCount {
  readonly kind: AbilityKind;
  readonly here: readonly CharacterId[];
  /** The middle half of the published scripts have from so many to so many. */
  readonly usual: readonly [number, number];
  /** Which part of them has more than this one. */
  readonly haveMore: number;
  /** Where most have more: who of this kind would fit best; otherwise empty. */
  readonly missing: readonly CharacterId[];
}

export interface Together {
  /** How many published scripts were looked at. */
  readonly scripts: number;
  readonly companions: readonly Companion[];
  readonly kinds: readonly KindCount[];
}

const COMPANIONS = 10;
const DRAWN_BY = 3;
const FOR_A_KIND = 3;
/** A kind is missed when so many of the published scripts have more of it. */
const MOST = 2 / 3;
const SEATED: readonly Team[] = ['townsfolk', 'outsider', 'minion', 'demon'];

// `scripts/measure-together.ts` writes a row for every kind; the tests hold the file to that.
const KINDS = usual as Readonly<Record<'small' | 'full', Readonly<Record<AbilityKind, readonly number[]>>>>;

/** What published scripts with these characters usually have as well, and which kinds of ability this one is short of. */
export function oftenTogether(script: Script): Together {
  const characters = script.characters.filter((c) => SEATED.includes(c.team));
  const onScript = new Set(characters.map((c) => c.id));
  const candidates = [...almanac().characters.values()]
    .filter((c) => SEATED.includes(c.team) && !onScript.has(c.id) && timesOnScripts(c.id) > 0)
    .filter((c) => !apartPairs([...characters, c]).some((pair) => pair.includes(c.id)))
    .map((character) => ({ character, fit: goesWith(character, characters) }))
    .sort((a, b) => b.fit - a.fit)
    .map(({ character }) => character);
  const size = looksSmall(script) ? 'small' : 'full';
  return {
    scripts: scriptsMeasured,
    companions: candidates.slice(0, COMPANIONS).map((c) => companion(c, characters)),
    kinds: ABILITY_KINDS.map((kind) => kindCount(kind, KINDS[size][kind], characters, candidates)),
  };
}

const companion = (character: Character, characters: readonly Character[]): Companion => ({
  id: character.id,
  team: character.team,
  usually: timesOnScripts(character.id) / scriptsMeasured,
  with: drawnBy(character, characters, DRAWN_BY).map(({ id }) => ({
    id,
    share: timesTogether(character.id, id) / timesOnScripts(id),
  })),
});

/** `published[n]` of the published scripts have n of this kind. */
function kindCount(
  kind: AbilityKind,
  published: readonly number[],
  characters: readonly Character[],
  candidates: readonly Character[],
): KindCount {
  const here = characters.filter((c) => kindsOf(c).includes(kind)).map((c) => c.id);
  const all = published.reduce((sum, scripts) => sum + scripts, 0);
  const upTo = (count: number) => published.slice(0, count + 1).reduce((sum, scripts) => sum + scripts, 0);
  const below = (part: number) => published.findIndex((_, count) => upTo(count) >= part * all);
  const range = [below(0.25), below(0.75)] as const;
  const more = all - upTo(here.length);
  const missing = more / all >= MOST ? candidates.filter((c) => kindsOf(c).includes(kind)) : [];
  return {
    kind,
    here,
    usual: range,
    haveMore: more / all,
    missing: missing.slice(0, FOR_A_KIND).map((c) => c.id),
  };
}

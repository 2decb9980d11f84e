import type { Character, CharacterId } from '@belfry/almanac';
import { type Bag, dealBag, random, type Token } from '@belfry/engine';
import type { SetupOptions, TableScript } from '@belfry/scripts';
import type { Players } from '../gauge/missed.ts';
import type { Lang } from '../talk/phrase.ts';
import { hasTag, learnsAgain } from '../town/rules.ts';
import { tiltOf } from './tilts.ts';
import { SETUP_WORDS } from './words.ts';

export interface Rating {
  /** Higher is better; only to compare bags of one script and one size. */
  readonly score: number;
  readonly reason: string;
}

/** A bag that should play well, and why. */
export interface Proposal extends Rating {
  readonly bag: Bag;
}

export interface ProposalQuestion {
  readonly script: TableScript;
  readonly players: number;
  readonly seed: string;
  /** How many to offer. */
  readonly offers?: number;
  /** Newcomers at the table: fewer tricks, more to talk about. */
  readonly firstTimers?: boolean;
  /** The language of the reason; English unless said otherwise. */
  readonly lang?: Lang | undefined;
}

/** Bags looked at before the best are offered. */
const CONSIDERED = 60;

/** Legal bags, the best first. The same question gives the same answer. */
export function proposeBags(question: ProposalQuestion): Proposal[] {
  const { script, players, seed, offers = 3, firstTimers = false, lang = 'en' } = question;
  const draws = random(`proposal ${seed}`);
  const seen = new Map<string, Proposal>();
  for (let n = 0; n < CONSIDERED; n++) {
    const { characters, apart, travellers } = script;
    const bag = dealBag({ script: characters, players, random: draws, apart, travellers });
    const proposal = { bag, ...rateBag(bag.tokens, characters, { firstTimers, lang }) };
    seen.set([...bag.tokens.map((t) => `${t.character}${t.shows ?? ''}`)].sort().join(), proposal);
  }
  return [...seen.values()].sort((a, b) => b.score - a.score).slice(0, offers);
}

type Kind = 'tells once' | 'tells every night' | 'proves once' | 'protects' | 'other';

const kindOf = (character: Character): Kind => {
  if (learnsAgain(character)) return 'tells every night';
  if (hasTag(character, 'info')) return 'tells once';
  if (hasTag(character, 'onceInfo')) return 'proves once';
  return hasTag(character, 'protect') ? 'protects' : 'other';
};

/** Good voices to one that misleads; newcomers want a few more. */
const VOICES = { usual: 2, firstTimers: 3 } as const;

/** Bags looked at for a game that nobody chooses a bag for. */
const DEALT = 300;

/** Of those any is dealt that is among so many of the best: a Storyteller who always dealt the best could be read. */
const GOOD_ENOUGH = 1 / 25;

/**
 * The bag that a careful Storyteller would deal, without anybody being asked. The Demon is left to chance: every one comes
 * up as often as it would by lot, and the others are chosen to suit it.
 */
export const bestBag = (script: readonly Character[], kind: Players): NonNullable<SetupOptions['best']> => {
  const demons = new Set(script.flatMap(({ id, team }) => (team === 'demon' ? [id] : [])));
  const demonsIn = ({ tokens }: Bag) =>
    tokens
      .flatMap(({ character }) => (demons.has(character) ? [character] : []))
      .sort()
      .join();
  return {
    of: DEALT,
    pick(bags) {
      const drawn = demonsIn(bags[0]!);
      const rated = bags
        .filter((bag) => demonsIn(bag) === drawn)
        .map((bag) => ({ bag, score: rateBag(bag.tokens, script, { kind }).score }));
      const scores = rated.map(({ score }) => score).sort((a, b) => b - a);
      const enough = scores[Math.ceil(scores.length * GOOD_ENOUGH) - 1]!;
      return rated.find(({ score }) => score >= enough)!.bag;
    },
  };
};

export interface HowRated {
  readonly firstTimers?: boolean;
  readonly lang?: Lang;
  /** Who plays: people count as beginners. */
  readonly kind?: Players;
}

/** How well a bag should play, and why. */
export function rateBag(
  tokens: readonly Token[],
  script: readonly Character[],
  { firstTimers = false, lang = 'en', kind = 'novice' }: HowRated = {},
): Rating {
  const known = (id: CharacterId) => script.find((c) => c.id === id)!;
  const characters = tokens.map((t) => known(t.character));
  const townsfolk = characters.filter((c) => c.team === 'townsfolk');
  const informers = townsfolk.filter((c) => hasTag(c, 'info')).length;
  const misleaders = characters.filter((c) => hasTag(c, 'misinfo')).length;
  const kinds = new Set(townsfolk.map(kindOf)).size;
  const wanted = firstTimers ? VOICES.firstTimers : VOICES.usual;
  const balance = Math.abs(informers - wanted * Math.max(0.5, misleaders));
  const upheavals = characters.filter((c) => hasTag(c, 'charChange', 'alignChange', 'madness')).length;
  // One who is wrong about themselves should have something wrong to tell.
  const idleDrunk = tokens.filter((t) => t.shows !== null && !hasTag(known(t.shows), 'info', 'onceInfo')).length;
  const score =
    evenness(characters, script, kind) +
    kinds -
    balance -
    idleDrunk -
    (firstTimers ? 0.5 * upheavals + Math.max(0, misleaders - 1) : 0);
  return { score, reason: SETUP_WORDS[lang].why(informers, misleaders, kinds) };
}

/** What a hundredth that one side wins more often than the other costs, and one that a final day is wanting. */
const COST = { uneven: 0.5, early: 0.4 } as const;

/** As many games as that should have a final day. */
const WANTED = 0.84;

const chance = (logit: number) => 1 / (1 + Math.exp(-logit));

/** At most 0: the further from even, and from a game that comes to its end, the less. */
function evenness(inPlay: readonly Character[], script: readonly Character[], kind: Players): number {
  const tilt = tiltOf(inPlay, script, kind);
  if (tilt === null) return 0;
  const uneven = Math.abs(chance(tilt.good) - 0.5);
  const early = Math.max(0, WANTED - chance(tilt.last));
  return -100 * (COST.uneven * uneven + COST.early * early);
}

import type { Character, CharacterId, SetupChange } from '@belfry/almanac';
import { giftOf } from '../gift-rules.ts';
import type { Random } from '../random.ts';
import type { SampledBag } from './legal-bags.ts';
import type { SpaceQuestion } from './space.ts';
import { canBeShown } from './tokens.ts';

/** What somebody has whose bag it changes: an ability that they give or have, or a token that they draw by mistake. */
export interface Borrowed {
  /** By who gives it: null for one that changes nothing, whichever it may be. */
  readonly gifts: ReadonlyMap<CharacterId, CharacterId | null>;
  readonly shows: ReadonlyMap<CharacterId, CharacterId>;
}

/** What a character changes in the bag also when another has its ability; null for nothing. */
export function carried({ setup }: Character): Partial<SetupChange> | null {
  if (setup === null || setup.drawsAs !== undefined || setup.noEvil === true) return null;
  const { outsiders, anyOutsiders, demons, demonMadeLater, needs, evilTownsfolk } = setup;
  const change = {
    ...(outsiders === undefined ? {} : { outsiders }),
    ...(anyOutsiders === undefined ? {} : { anyOutsiders }),
    ...(demons === undefined ? {} : { demons }),
    ...(demonMadeLater === undefined ? {} : { demonMadeLater }),
    ...(needs === undefined ? {} : { needs }),
    ...(evilTownsfolk === undefined ? {} : { evilTownsfolk }),
  };
  return Object.keys(change).length === 0 ? null : change;
}

const isEvil = ({ team }: Character): boolean => team === 'minion' || team === 'demon';

/** Whatever somebody may have from others, whoever is in play: by giving or having it, or by drawing it. */
export function lendable({ id, setup }: Character, script: readonly Character[]): readonly Character[] {
  const { gives, drawsAs, drawsWithSetup } = setup ?? {};
  if (gives !== undefined) {
    const isPossible = (c: Character) => giftOf(id, c.id)?.gift !== 'never' && giftOf(id, c.id)?.hollow !== true;
    return script.filter((c) => gives.includes(c.team) && isPossible(c));
  }
  if (drawsAs === undefined || drawsWithSetup === undefined) return [];
  return script.filter((c) => drawsAs.includes(c.team) && canBeShown(c));
}

/** Every ability that this one could give beside those in play, rather one that nobody has. */
export function giftsOf(
  giver: Character,
  script: readonly Character[],
  inPlay: readonly Character[],
): readonly Character[] {
  const { gives, givesAbsent } = giver.setup ?? {};
  const possible = gives === undefined ? [] : lendable(giver, script);
  const absent = possible.filter((c) => !inPlay.some(({ id }) => id === c.id));
  return absent.length > 0 || givesAbsent === true ? absent : possible;
}

/** The same character with what it has from another. */
function borrowing(holder: Character, lender: Character): Character {
  const change = carried(lender);
  if (change === null) return holder;
  const own = holder.setup;
  return { ...holder, setup: { ...own, ...change, summary: lender.setup!.summary } }; // who changes nothing was sorted out
}

/** What a holder may have from others: by giving or having it, or by drawing it. */
function lendersFor(
  holder: Character,
  script: readonly Character[],
  inPlay: readonly Character[],
): readonly Character[] {
  if (holder.setup?.gives !== undefined) return giftsOf(holder, script, inPlay);
  return lendable(holder, script).filter((c) => !inPlay.some(({ id }) => id === c.id));
}

/** Whether what somebody has from another changes the bag. */
export const changesBag = (holder: Character, lender: Character): boolean =>
  carried(lender) !== null &&
  (holder.setup?.gives !== undefined || holder.setup?.drawsWithSetup?.includes(lender.id) === true);

/** The same characters in play, with what one of them may have from another that would change the bag. */
export const withLenders = (inPlay: readonly Character[], script: readonly Character[]): readonly Character[][] =>
  [...new Set(inPlay)].flatMap((holder) =>
    lendersFor(holder, script, inPlay)
      .filter((lender) => changesBag(holder, lender))
      .map((lender) => inPlay.map((c) => (c === holder ? borrowing(holder, lender) : c))),
  );

/**
 * A bag as it was drawn, or drawn again around the same evil players where one of them, or somebody good, has something
 * from a character that would have changed it. (So nobody is dealt oftener for having more ways to change it.)
 */
export function withBorrowed(
  asked: SpaceQuestion,
  drawn: SampledBag,
  random: Random,
  sample: (asked: SpaceQuestion) => SampledBag | null,
): { readonly drawn: SampledBag; readonly borrowed: Borrowed } {
  const gifts = new Map<CharacterId, CharacterId | null>();
  const shows = new Map<CharacterId, CharacterId>();
  let now = { asked, drawn };
  for (const side of [isEvil, (c: Character) => !isEvil(c)]) {
    for (const holder of [...new Set(now.drawn.characters)].filter(side)) {
      const lenders = lendersFor(holder, now.asked.script, now.drawn.characters);
      if (lenders.length === 0) continue;
      const lender = random.pick(lenders);
      const again = changesBag(holder, lender) ? drawnAgain(now, holder, lender, sample) : null;
      now = again ?? now;
      if (holder.setup?.gives !== undefined) gifts.set(holder.id, again === null ? null : lender.id);
      else if (again !== null) shows.set(holder.id, lender.id);
    }
  }
  return { drawn: now.drawn, borrowed: { gifts, shows } };
}

type Drawn = { readonly asked: SpaceQuestion; readonly drawn: SampledBag };

/** Another bag with the same evil players, in which the holder has that; null where there is none. */
function drawnAgain(
  { asked, drawn }: Drawn,
  holder: Character,
  lender: Character,
  sample: (asked: SpaceQuestion) => SampledBag | null,
): Drawn | null {
  const bent = borrowing(holder, lender);
  const isOurs = (c: Character) => c.id === holder.id;
  const kept = [...new Set(drawn.characters)].filter(
    (c) => isEvil(c) && !isOurs(c) && !(c.team === 'demon' && (bent.setup?.demons ?? 0) < 0),
  );
  const picks = asked.picks ?? [];
  const isMissing = (c: Character) => !isOurs(c) && !kept.some(({ id }) => id === c.id);
  const question: SpaceQuestion = {
    ...asked,
    // What is given away is not in play, nor is what is drawn by mistake.
    script: asked.script
      .map((c) => (isOurs(c) ? bent : c))
      .filter((c) => c.id !== lender.id || (holder.setup?.gives !== undefined && holder.setup.givesAbsent !== true)),
    picks: [bent, ...kept, ...picks.filter(isMissing)],
  };
  const again = sample(question);
  return again === null ? null : { asked: question, drawn: again };
}

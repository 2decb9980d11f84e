import { almanac, type CharacterId, type Lang } from '@belfry/almanac';
import { random, type SeatId } from '@belfry/engine';
import type { Claim, ClaimedInfo } from '@belfry/protocol';
import { PHRASES } from '../../../../languages/every/storyteller/phrases.ts';
import { type Speaker, type StatementWords, sayStatement } from '../words/say-statement.ts';
import type { Because, Remark, Utterance } from './utterance.ts';

export type { Lang };

/** What a language needs to put remarks into words. Several ways to say a thing keep talk from sounding canned. */
export interface Phrases {
  readonly claim: readonly string[];
  /** The same claim again, with news. */
  readonly claimAgain: readonly string[];
  readonly claimHidden: readonly string[];
  readonly accuse: readonly string[];
  readonly vouch: readonly string[];
  readonly askCharacter: readonly string[];
  readonly askLearned: readonly string[];
  readonly askSuspects: readonly string[];
  readonly undecided: readonly string[];
  readonly rest: readonly string[];
  readonly target: readonly string[];
  readonly unclear: readonly string[];
  readonly plead: readonly string[];
  readonly plan: readonly string[];
  readonly because: Readonly<Record<Because['why'], string>>;
  /** In place of a reason that rests on the speaker's own ability: who they are is theirs to tell. */
  readonly ownReason: string;
  /** In place of a clash with the speaker: nobody speaks of themselves by name. */
  readonly ownClash: string;
  readonly night: string;
  /** Whom one had asked about, before what one was shown. */
  readonly asked: string;
  readonly and: string;
  /** What one was shown, as one tells it oneself. */
  readonly shown: StatementWords;
}

export { PHRASES };

export interface Speaking {
  readonly lang: Lang;
  name(seat: SeatId): string;
  /** The script's own words for homebrew characters; the almanac's otherwise. */
  character?(id: CharacterId): string | null;
}

/** An utterance in words. The same utterance is always worded the same. */
export function phrase({ remark, from, day }: Utterance, speaking: Speaking): string {
  const { lang, name } = speaking;
  const words = PHRASES[lang];
  const dice = random(`${day} ${from} ${remark.say} ${'seat' in remark ? remark.seat : ''}`);
  const character = (id: CharacterId) => speaking.character?.(id) ?? almanac(lang).characters.get(id)?.name ?? id;
  const fill = (pattern: string, values: Readonly<Record<string, string>>) =>
    pattern.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const because = (reason: Because) =>
    fill(patternOf(reason), {
      with: 'with' in reason ? name(reason.with) : '',
      by: 'by' in reason ? name(reason.by) : '',
      nominee: 'nominee' in reason ? name(reason.nominee) : '',
      character: 'character' in reason ? character(reason.character) : '',
    });
  switch (remark.say) {
    case 'claim':
      return claimInWords(remark.claim, remark.told ?? 0);
    case 'accuse':
      return fill(dice.pick(words.accuse), { name: name(remark.seat), because: because(remark.because) });
    case 'vouch':
      return fill(dice.pick(words.vouch), { name: name(remark.seat), because: because(remark.because) });
    case 'ask':
      return fill(dice.pick(asking(remark.what)), { name: name(remark.seat) });
    case 'undecided':
      return dice.pick(words.undecided);
    case 'rest':
      return dice.pick(words.rest);
    case 'unclear':
      return dice.pick(words.unclear);
    case 'plead':
      return dice.pick(words.plead);
    case 'target':
      return fill(dice.pick(words.target), { name: name(remark.seat) });
    case 'plan':
      return fill(dice.pick(words.plan), {
        plan: remark.bluffs.map((b) => `${name(b.seat)}: ${character(b.character)}`).join(', '),
      });
  }

  function asking(what: Extract<Remark, { say: 'ask' }>['what']): readonly string[] {
    if (what === 'suspects') return words.askSuspects;
    return what === 'character' ? words.askCharacter : words.askLearned;
  }

  function patternOf(reason: Because): string {
    if ('by' in reason && reason.by === from) return words.ownReason;
    return reason.why === 'clash' && reason.with === from ? words.ownClash : words.because[reason.why];
  }

  function claimInWords(claim: Claim, told: number): string {
    if (claim.character === null) return dice.pick(words.claimHidden);
    const learned = claim.learned
      .slice(told)
      .map((info) => infoInWords(info))
      .join(' ');
    const opening = told > 0 ? words.claimAgain : words.claim;
    return `${fill(dice.pick(opening), { character: character(claim.character) })} ${learned}`.trim();
  }

  function infoInWords({ night, chosen, info }: ClaimedInfo): string {
    const { teams, alignments } = almanac(lang).terms;
    const speaker: Speaker = { name, character, team: (team) => teams[team].one, side: (side) => alignments[side] };
    const asked = chosen.length === 0 ? '' : fill(words.asked, { names: chosen.map(name).join(words.and) });
    const said = `${fill(words.night, { night: String(night) })} ${asked}${sayStatement(info, words.shown, speaker)}`;
    return /[.!?…]$/.test(said) ? said : `${said}.`;
  }
}

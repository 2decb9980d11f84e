import { almanac } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { bare } from '@belfry/scripts';
import { type Lang, type Remark, type Situation, truthOf, type Utterance } from '@belfry/storyteller';

/** What the person typed, as something said at the table; a text explains what could not be understood ('' for help). */
export function parseTalk(
  line: string,
  situation: Situation,
  names: readonly string[],
  lang: Lang,
): readonly Utterance[] | string {
  const { board, seat } = situation;
  const say = (remark: Remark): readonly Utterance[] => [{ day: board.view.day, from: seat, to: 'everyone', remark }];
  const [word = '', ...rest] = line.toLowerCase().split(/\s+/);
  if (word === '') return [];
  if (word === 'tell' || word === 'правда') return say({ say: 'claim', claim: truthOf(situation) });
  if (word === 'claim' || word === 'я') return claim(rest.join(' '), situation, lang, say);
  const target = seatNamed(rest[0] ?? '', names);
  if (target === null) return '';
  if (word === 'ask' || word === 'спросить')
    return say({ say: 'ask', seat: target, what: board.claimOf(target) === null ? 'character' : 'learned' });
  if (word === 'accuse' || word === 'обвинить') return say({ say: 'accuse', seat: target, because: { why: 'hunch' } });
  if (word === 'trust' || word === 'верю') return say({ say: 'vouch', seat: target, because: { why: 'hunch' } });
  return '';
}

function claim(
  text: string,
  { board, seat }: Situation,
  lang: Lang,
  say: (remark: Remark) => readonly Utterance[],
): readonly Utterance[] | string {
  const wanted = bare(text.replace(/^(the|am|i)\s+/g, ''));
  const found = board.rules.sheet.find(
    (c) =>
      bare(c.id) === wanted ||
      bare(c.name) === wanted ||
      bare(almanac(lang).characters.get(c.id)?.name ?? '') === wanted,
  );
  if (found === undefined)
    return `?: ${board.rules.sheet.map((c) => almanac(lang).characters.get(c.id)?.name ?? c.name).join(', ')}`;
  const learned = board.claimOf(seat)?.character === found.id ? board.claimOf(seat)!.learned : [];
  return say({ say: 'claim', claim: { character: found.id, learned, suspects: [], trusts: [] } });
}

function seatNamed(word: string, names: readonly string[]): SeatId | null {
  if (word === '') return null;
  const at = names.findIndex((name) => name.toLowerCase().startsWith(word));
  return at < 0 ? null : at;
}

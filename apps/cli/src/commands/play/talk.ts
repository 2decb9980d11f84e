import type { Offered } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { type Remark, type Situation, truthOf, type Utterance, understand } from '@belfry/storyteller';
import { parseClaim } from './claim.ts';
import { seatCalled } from './seats.ts';
import { WORDS } from './words.ts';

/** What the person typed, as something said at the table; a text explains what could not be understood ('' for help). */
export function parseTalk(
  line: string,
  situation: Situation,
  names: readonly string[],
  lang: Offered,
): readonly Utterance[] | string {
  const { board, seat } = situation;
  if (line.trim() === '') return [];
  const whisper = /^(whisper|w|шепнуть|ш)\s+(\S+)\s*(.*)$/i.exec(line.trim());
  if (whisper === null) {
    const remark = remarkIn(line.trim(), null, situation, names, lang);
    return typeof remark === 'string' ? remark : [{ day: board.view.day, from: seat, to: 'everyone', remark }];
  }
  const to = seatCalled(whisper[2]!, names);
  if (to === null || to === seat) return WORDS[lang].nobody(whisper[2]!);
  const remark = remarkIn(whisper[3]!, to, situation, names, lang);
  return typeof remark === 'string' ? remark : [{ day: board.view.day, from: seat, to: [to], remark }];
}

const SUSPECTS = /suspect|подозр/i;
const LEARNED = /learn|know|info|saw|see|узна|зна|видел/i;

/** `to` is who hears a whisper: "whisper ada what are you" asks Ada. */
function remarkIn(
  line: string,
  to: SeatId | null,
  situation: Situation,
  names: readonly string[],
  lang: Offered,
): Remark | string {
  const { board } = situation;
  const [first = '', ...rest] = line.split(/\s+/);
  const word = first.toLowerCase();
  if (word === 'tell' || word === 'правда') return { say: 'claim', claim: truthOf(situation) };
  if (word === 'claim' || word === 'я') {
    const claim = parseClaim(rest.join(' '), situation, names, lang);
    return 'problem' in claim ? claim.problem : { say: 'claim', claim };
  }
  if (word === 'plead' || word === 'оправдаться') return { say: 'plead' };
  const asks = word === 'ask' || word === 'спросить';
  const meant = asks ? null : understood(to);
  if (meant !== null) return meant;
  if (to !== null && !ACCUSES.has(word) && !TRUSTS.has(word)) return asking(asks ? rest.join(' ') : line, to);
  const target = seatCalled(rest[0] ?? '', names);
  if (!asks && !ACCUSES.has(word) && !TRUSTS.has(word)) return '';
  if (target === null) return WORDS[lang].nobody(rest[0] ?? '');
  if (asks) return asking(rest.slice(1).join(' '), target);
  return { say: ACCUSES.has(word) ? 'accuse' : 'vouch', seat: target, because: { why: 'hunch' } };

  function asking(question: string, about: SeatId): Remark {
    const untold = question.trim() === '' && board.claimOf(about) !== null;
    if (SUSPECTS.test(question)) return { say: 'ask', seat: about, what: 'suspects' };
    return { say: 'ask', seat: about, what: untold || LEARNED.test(question) ? 'learned' : 'character' };
  }

  /** Ordinary words, where they do not begin with one of the commands. */
  function understood(listener: SeatId | null): Remark | null {
    if (ACCUSES.has(word) || TRUSTS.has(word)) return null;
    return understand(line, { seats: board.view.seats, from: situation.seat, to: listener, board });
  }
}

const ACCUSES = new Set(['accuse', 'обвинить']);
const TRUSTS = new Set(['trust', 'верю']);

import type { Team } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { legality, Prospects } from './bag.ts';
import { draws, isDrawnOnce, mayKnowBetter } from './drawn-tokens.ts';
import { maySeemEvil } from './game/question.ts';
import { isGood, type Matter, TEAM_ORDER } from './matter.ts';
import type { Need } from './needs.ts';

/** What a seat may have started as. */
interface Pick {
  readonly code: number;
  /** Only somebody who was turned later says something else, be it as whoever somebody else has made of them. */
  readonly fate: 'stayed' | 'turned' | 'remade';
}

/**
 * Where somebody makes anything of anybody, there may have been more who turn others than were dealt: no more than so many
 * are looked for, nor so many remade and turned. The deals beyond are left open together.
 */
const MOST_TURNED = 2;

/** A deal alone, or any. */
type Alone = readonly number[] | null;

/**
 * Every way the tokens can have been dealt that the rules of set-up allow, as codes by seat; of one deal alone, whether
 * they allow it. With somebody of each of the needs in it.
 */
export function* setUps(m: Matter, alone: Alone = null, needs: readonly Need[] = []): Generator<readonly number[]> {
  const picks = picksFor(m, alone).map((those) => those.filter(({ fate }) => fate !== 'remade'));
  yield* deals(m, picks, 0, needs);
}

const picksFor = (m: Matter, alone: Alone): readonly (readonly Pick[])[] =>
  m.claims.map((_, seat) => picksOf(m, seat).filter(({ code }) => alone === null || code === alone[seat]));

/** The deals that are possible beside them because somebody was remade, turned as whoever they were then, and lies. */
export function* remadeSetUps(m: Matter, alone: Alone = null): Generator<readonly number[]> {
  if (!m.remakes) return;
  const picks = picksFor(m, alone);
  // Whoever remakes others is there, the first of them at this seat: so no deal comes twice.
  for (let maker = 0; maker < m.n; maker++) {
    const isMaker = ({ code }: Pick) => m.makers.has(code);
    yield* deals(
      m,
      picks.map((those, seat) => those.filter((pick) => (seat <= maker ? isMaker(pick) === (seat === maker) : true))),
      Math.min(MOST_TURNED, m.nights.length - 1),
    );
  }
}

/** Whether there may be deals beyond: with more who were turned as whoever somebody has made of others, or of them. */
export const hasDealsBeyond = (m: Matter): boolean =>
  m.remakes && m.problem.mayLie.filter((may) => may).length > MOST_TURNED;

/** With at most so many remade, and one at least if any may be. */
function* deals(
  m: Matter,
  picks: readonly (readonly Pick[])[],
  mostRemade: number,
  needs: readonly Need[] = [],
): Generator<readonly number[]> {
  const dealing = new Dealing(m, picks, mostRemade, needs);
  while (dealing.goesOn()) yield dealing.chosen.slice();
}

/** One deal after the other, seat by seat. */
class Dealing {
  readonly chosen: number[];
  readonly #m: Matter;
  /** By seat. */
  readonly #codes: readonly (readonly number[])[];
  readonly #fates: readonly (readonly Pick['fate'][])[];
  /** By code. */
  readonly #kinds: readonly number[];
  readonly #limit: readonly number[];
  readonly #used: Uint8Array;
  /** By kind. */
  readonly #most: readonly number[];
  readonly #have = [0, 0, 0, 0];
  readonly #mostTurned: number;
  /** The codes of whoever turns others, or makes somebody who does. */
  readonly #turners: readonly number[];
  readonly #mostRemade: number;
  #turned = 0;
  #remade = 0;
  readonly #isLegal: ReturnType<typeof legality>;
  readonly #prospects: Prospects;
  readonly #needs: readonly Need[];
  /** By seat: which of its picks is tried, or -1. */
  readonly #tried: number[];
  #at = 0;

  constructor(m: Matter, picks: readonly (readonly Pick[])[], mostRemade: number, needs: readonly Need[]) {
    const { script, counts, duplicates } = m.problem;
    this.#m = m;
    this.#codes = picks.map((those) => those.map(({ code }) => code));
    this.#fates = picks.map((those) => those.map(({ fate }) => fate));
    this.#kinds = m.teams.map((team) => Math.max(0, TEAM_ORDER.indexOf(team)));
    const more = (change: 'minions' | 'demons') =>
      script.reduce((sum, { setup }) => sum + Math.max(0, setup?.[change] ?? 0), 0);
    this.#most = [m.n, m.n, counts.minion + more('minions'), counts.demon + more('demons')];
    this.#limit = script.map((character, code) => {
      if (character.setup?.extraCopies !== undefined) return 1 + character.setup.extraCopies;
      return duplicates && isGood(character) && m.claims.includes(code) && m.wrong[code] === undefined ? m.n : 1;
    });
    this.#used = new Uint8Array(script.length);
    this.#mostTurned = Math.max(
      m.makers.size > 0 ? MOST_TURNED : 0,
      m.turnsOthers.reduce((sum, many) => sum + many, 0),
    );
    this.#turners = m.ids.flatMap((_, code) => (m.turnsOthers[code]! > 0 || m.makers.has(code) ? [code] : []));
    this.#mostRemade = mostRemade;
    this.#isLegal = legality(m);
    const [codes, kinds, limit, most] = [this.#codes, this.#kinds, this.#limit, this.#most];
    this.#prospects = new Prospects(m, { codes, kinds, limit, most }, needs);
    this.#needs = needs;
    this.chosen = m.claims.map(() => -1);
    this.#tried = m.claims.map(() => -1);
  }

  /** Goes on to the next deal; false where there is none. */
  goesOn(): boolean {
    const last = this.#m.n - 1;
    while (this.#at >= 0) {
      const at = this.#at;
      if (!this.#seatsNext(at)) this.#at--;
      else if (at < last) {
        if (this.#mayBeTurned(at + 1) && this.#prospects.areGood(at + 1, this.#used, this.#have)) this.#at++;
      } else if (this.#isDeal()) return true;
    }
    return false;
  }

  /** The next that this seat may be; false where it has been all of it. */
  #seatsNext(at: number): boolean {
    const codes = this.#codes[at]!;
    const before = this.#tried[at]!;
    if (before >= 0) this.#count(codes[before]!, this.#fates[at]![before]!, -1);
    for (let next = before + 1; next < codes.length; next++) {
      const code = codes[next]!;
      const kind = this.#kinds[code]!;
      if (this.#used[code]! >= this.#limit[code]! || this.#have[kind]! >= this.#most[kind]!) continue;
      const fate = this.#fates[at]![next]!;
      if (this.#isTooMany(at, code, fate)) continue;
      this.#count(code, fate, 1);
      this.#tried[at] = next;
      this.chosen[at] = code;
      return true;
    }
    this.#tried[at] = -1;
    return false;
  }

  #count(code: number, fate: Pick['fate'], by: 1 | -1): void {
    this.#used[code]! += by;
    this.#have[this.#kinds[code]!]! += by;
    if (fate === 'turned' && !this.#m.turnsItself[code]) this.#turned += by;
    else if (fate === 'remade') this.#remade += by;
  }

  /** Whoever is taken to have been turned by others may have been, by somebody there or still to come. */
  #mayBeTurned(from: number): boolean {
    if (this.#turned === 0) return true;
    let most = 0;
    for (const code of this.#turners) {
      const there = this.#used[code]! + this.#prospects.left(code, from, this.#used, this.#have);
      if (there > 0 && this.#m.makers.has(code)) return true;
      most += there * this.#m.turnsOthers[code]!;
    }
    return this.#turned <= most;
  }

  #isTooMany(at: number, code: number, fate: Pick['fate']): boolean {
    if (fate === 'turned' && this.#turned >= this.#mostTurned && !this.#m.turnsItself[code]) return true;
    if (fate === 'remade') return this.#remade >= this.#mostRemade;
    return this.#mostRemade > 0 && this.#remade === 0 && at === this.#m.n - 1;
  }

  #isDeal(): boolean {
    if (!this.#isLegal(this.chosen, this.#have, this.#isRemade) || !areAsShown(this.#m, this.chosen)) return false;
    if (this.#remade > 0 && !this.#isNoOther()) return false;
    if (!this.#needs.every((need) => this.chosen.some((code) => need.has(code)))) return false;
    return this.#turned === 0 || areTurned(this.#m, this.chosen, this.#isTurned);
  }
  readonly #isTurned = (seat: SeatId): boolean => this.#fates[seat]![this.#tried[seat]!] === 'turned';
  readonly #isRemade = (seat: SeatId): boolean => this.#fates[seat]![this.#tried[seat]!] === 'remade';
  /** Whoever was wrong about themselves and may say what they drew need not have been remade: that is a deal by itself. */
  #isNoOther(): boolean {
    const [m, chosen] = [this.#m, this.chosen];
    return chosen.every((code, seat) => {
      const stays = this.#isRemade(seat) && this.#codes[seat]!.indexOf(code) < this.#tried[seat]!;
      return !stays || !isDrawnOnce(m, chosen, seat, this.#isRemade);
    });
  }
}

function picksOf(m: Matter, seat: SeatId): Pick[] {
  const plain = [...new Set(m.problem.domains[seat]!.map((id) => m.code(id)))].filter((code) => fits(m, seat, code));
  const picks: Pick[] = plain.map((code) => ({ code, fate: 'stayed' }));
  if (!m.problem.mayLie[seat]) return picks;
  for (const code of m.turnable) if (!plain.includes(code)) picks.push({ code, fate: 'turned' });
  if (!m.remakes) return picks;
  for (const [code, character] of m.problem.script.entries()) {
    if (!isGood(character) || m.turnable.has(code)) continue;
    if (!plain.includes(code) || isWrong(m, seat, code)) picks.push({ code, fate: 'remade' });
  }
  return picks;
}

/** Whoever was wrong about themselves and says what they are not need not have drawn that. */
const isWrong = (m: Matter, seat: SeatId, code: number): boolean =>
  m.wrong[code] === 'believes' && m.claims[seat]! >= 0 && m.claims[seat] !== code;

/** Whoever is wrong about themselves thinks of a token that they can have drawn. */
function fits(m: Matter, seat: SeatId, code: number): boolean {
  const claim = m.claims[seat]!;
  const character = m.problem.script[code]!;
  if (character.setup?.noEvil === true) return false;
  if (code === claim || claim < 0 || m.wrong[code] !== 'believes' || mayKnowBetter(m, seat, code)) return true;
  return draws(m, code, claim);
}

/** Whoever is the evil player that they were told they are was shown their own side, and whoever seems to be of it. */
function areAsShown(m: Matter, chosen: readonly number[]): boolean {
  const { shown } = m.problem;
  if (shown === undefined || chosen[shown.to] !== m.claims[shown.to]) return true;
  const is = (team: Team) => (seat: SeatId) =>
    m.teams[chosen[seat]!] === team || maySeemEvil(m.ids[chosen[seat]!]!, m.problem.script);
  return shown.demons.every(is('demon')) && shown.minions.every(is('minion'));
}

/** Whether what is in play can have turned so many: whoever turns themselves does, and each other turner one. */
function areTurned(m: Matter, chosen: readonly number[], isTurned: (seat: SeatId) => boolean): boolean {
  let others = 0;
  for (let seat = 0; seat < m.n; seat++) {
    const code = chosen[seat]!;
    if (m.makers.has(code)) return true;
    others += m.turnsOthers[code]!;
    if (isTurned(seat) && !m.turnsItself[code]) others--;
  }
  return others >= 0;
}

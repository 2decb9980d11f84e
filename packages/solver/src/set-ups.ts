import type { Team } from '@belfry/almanac';
import type { SeatId } from '@belfry/engine';
import { legality, Prospects } from './bag.ts';
import { draws, mayKnowBetter } from './drawn-tokens.ts';
import { maySeemEvil } from './game/question.ts';
import { isGood, type Matter, TEAM_ORDER } from './matter.ts';

/** What a seat may have started as. */
interface Pick {
  readonly code: number;
  /** Only somebody who was turned later says something else, be it as whoever somebody else has made of them. */
  readonly fate: 'stayed' | 'turned' | 'remade';
}

/** More than so many are not taken to have been turned by others, nor remade and turned. */
const MOST_TURNED = 2;

/** A deal alone, or any. */
type Alone = readonly number[] | null;

/**
 * Every way the tokens can have been dealt that the rules of set-up allow, as codes by seat; of one deal alone, whether
 * they allow it.
 */
export function* setUps(m: Matter, alone: Alone = null): Generator<readonly number[]> {
  yield* deals(
    m,
    picksFor(m, alone).map((those) => those.filter(({ fate }) => fate !== 'remade')),
  );
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

/** With at most so many remade, and one at least if any may be. */
function* deals(m: Matter, picks: readonly (readonly Pick[])[], mostRemade = 0): Generator<readonly number[]> {
  const { script, counts, duplicates } = m.problem;
  const kinds = m.teams.map((team) => Math.max(0, TEAM_ORDER.indexOf(team)));
  const most = [m.n, m.n, counts.minion + 1, counts.demon];
  const limit = script.map((character, code) => {
    if (character.setup?.extraCopies !== undefined) return 1 + character.setup.extraCopies;
    return duplicates && isGood(character) && m.claims.includes(code) && m.wrong[code] === undefined ? m.n : 1;
  });
  const isLegal = legality(m);
  const codes = picks.map((those) => those.map(({ code }) => code));
  const prospects = new Prospects(m, { codes, kinds, limit, most });
  const mostTurned = Math.min(MOST_TURNED, m.turners.length);
  const used = new Uint8Array(script.length);
  const have = [0, 0, 0, 0];
  const chosen = new Array<number>(m.n).fill(-1);
  const tried = new Array<number>(m.n).fill(-1);
  let [turned, remade] = [0, 0];
  /** One frame for all seats: a generator in a generator for each of them would cost more than all the rest. */
  for (let at = 0; at >= 0; ) {
    const options = picks[at]!;
    const last = tried[at]!;
    if (last >= 0) {
      const { code, fate } = options[last]!;
      used[code]!--;
      have[kinds[code]!]!--;
      if (fate === 'turned') turned--;
      else if (fate === 'remade') remade--;
    }
    let next = last + 1;
    while (next < options.length) {
      const { code, fate } = options[next]!;
      const kind = kinds[code]!;
      const isTooMany =
        (fate === 'turned' && turned >= mostTurned) ||
        (fate === 'remade' && remade >= mostRemade) ||
        (at === m.n - 1 && mostRemade > 0 && remade === 0 && fate !== 'remade');
      if (used[code]! < limit[code]! && have[kind]! < most[kind]! && !isTooMany) break;
      next++;
    }
    if (next === options.length) {
      tried[at] = -1;
      at--;
      continue;
    }
    const { code, fate } = options[next]!;
    tried[at] = next;
    used[code]!++;
    have[kinds[code]!]!++;
    if (fate === 'turned') turned++;
    else if (fate === 'remade') remade++;
    chosen[at] = code;
    if (at < m.n - 1) {
      if (prospects.areGood(at + 1, used, have)) at++;
    } else if (
      isLegal(chosen, have) &&
      areAsShown(m, chosen) &&
      (turned === 0 || areTurned(m, chosen, (seat) => picks[seat]![tried[seat]!]!.fate === 'turned'))
    )
      yield chosen.slice();
  }
}

function picksOf(m: Matter, seat: SeatId): Pick[] {
  const plain = [...new Set(m.problem.domains[seat]!.map((id) => m.code(id)))].filter((code) => fits(m, seat, code));
  const picks: Pick[] = plain.map((code) => ({ code, fate: 'stayed' }));
  if (!m.problem.mayLie[seat]) return picks;
  for (const code of m.turnable) if (!plain.includes(code)) picks.push({ code, fate: 'turned' });
  if (!m.remakes) return picks;
  for (const [code, character] of m.problem.script.entries()) {
    if (isGood(character) && !plain.includes(code) && !m.turnable.has(code)) picks.push({ code, fate: 'remade' });
  }
  return picks;
}

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
    let turnsItself = false;
    if (m.makers.has(code)) return true;
    for (const one of [code, ...m.extra[code]!]) {
      const { turns, excuses, gains } = m.deductions[one]!;
      if (excuses !== undefined || (turns !== undefined && turns !== 'itself')) others++;
      if (turns === 'itself' || gains === true) turnsItself = true;
    }
    if (!turnsItself && isTurned(seat)) others--;
  }
  return others >= 0;
}

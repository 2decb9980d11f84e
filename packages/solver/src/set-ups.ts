import type { Team } from '@belfry/almanac';
import type { Courses, SeatId } from '@belfry/engine';
import { FlatCourse } from './course.ts';
import { EVIL, LIED } from './flags.ts';
import { maySeemEvil } from './game/question.ts';
import { isGood, type Matter, TEAM_ORDER } from './matter.ts';
import { liarsMayLie } from './play.ts';

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
    const isMaker = ({ code }: Pick) => m.deductions[code]!.makesAnything === true;
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
    if (at < m.n - 1) at++;
    else if (
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

/**
 * Whoever was wrong about themselves, has become somebody else since and is evil, says what they like; as does who only
 * has such an ability beside their own.
 */
const mayKnowBetter = (m: Matter, seat: SeatId, code: number): boolean =>
  m.problem.isPlayed &&
  m.problem.mayLie[seat]! &&
  (m.isEvilCode(code) || m.turnable.has(code)) &&
  (m.canChange || m.deductions[code]!.wrongAboutSelf === undefined);

/** Whoever is wrong about themselves thinks of a token that they can have drawn. */
function fits(m: Matter, seat: SeatId, code: number): boolean {
  const claim = m.claims[seat]!;
  const character = m.problem.script[code]!;
  if (character.setup?.noEvil === true) return false;
  if (code === claim || claim < 0 || m.wrong[code] !== 'believes' || mayKnowBetter(m, seat, code)) return true;
  return draws(m, code, claim);
}
const draws = (m: Matter, code: number, drawn: number): boolean => m.draws[code]?.includes(m.teams[drawn]!) ?? true;

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
    for (const one of [code, ...m.extra[code]!]) {
      const { turns, excuses, makesAnything, gains } = m.deductions[one]!;
      if (makesAnything === true) return true;
      if (excuses !== undefined || (turns !== undefined && turns !== 'itself')) others++;
      if (turns === 'itself' || gains === true) turnsItself = true;
    }
    if (!turnsItself && isTurned(seat)) others--;
  }
  return others >= 0;
}

/** Whoever is wrong about themselves drew a token out of the same bag: nobody else has it, unless there are several. */
function drewDifferently(m: Matter, chosen: readonly number[]): boolean {
  for (let seat = 0; seat < m.n; seat++) {
    const drawn = m.claims[seat]!;
    if (drawn < 0 || drawn === chosen[seat] || m.wrong[chosen[seat]!] !== 'believes') continue;
    if (!mayKnowBetter(m, seat, chosen[seat]!) && !isDrawnOnce(m, chosen, seat)) return false;
  }
  return true;
}
function isDrawnOnce(m: Matter, chosen: readonly number[], seat: SeatId): boolean {
  const drawn = m.claims[seat]!;
  const { duplicates, script } = m.problem;
  if (duplicates || script[drawn]!.setup?.extraCopies !== undefined) return true;
  for (let other = 0; other < m.n; other++) {
    if (other === seat) continue;
    if (chosen[other] === drawn) return false;
    if (m.wrong[chosen[other]!] !== 'believes' || m.claims[other] !== drawn) continue;
    if (!mayKnowBetter(m, other, chosen[other]!)) return false;
  }
  return true;
}

/** The check of a deal's numbers, with everything looked up that it asks. */
export function legality(m: Matter): (chosen: readonly number[], have: readonly number[]) => boolean {
  const { script, counts } = m.problem;
  const setups = script.map(({ setup }) => setup);
  const leavers = setups.flatMap((setup, code) => (setup?.mayLeave === true ? [code] : []));
  return (chosen, have) => {
    let minions = counts.minion;
    let demons = counts.demon;
    let outsiders: readonly number[] | null = NO_CHANGE;
    let swap = false;
    for (let seat = 0; seat < chosen.length; seat++) {
      const code = chosen[seat]!;
      const setup = setups[code]!;
      if (setup === null) continue;
      minions += setup.minions ?? 0;
      demons += setup.demons ?? 0;
      if (setup.anyOutsiders === true) outsiders = null;
      if (setup.outsiders !== undefined && outsiders !== null) {
        const before: readonly number[] = outsiders;
        outsiders = setup.outsiders.flatMap((change) => before.map((sum) => sum + change));
      }
      // The good token that its player drew may have been the Outsider's.
      if (setup.seating === 'beside-demon') {
        swap = true;
        // What they think they are may have changed the bag as well.
        const claim = m.claims[seat]!;
        const drawn = claim < 0 || mayKnowBetter(m, seat, code) ? setups : [setups[claim]!];
        if (outsiders !== null) {
          const before: readonly number[] = outsiders;
          const changes = drawn.flatMap((one) => one?.outsiders ?? []);
          outsiders = [...before, ...changes.flatMap((change) => before.map((sum) => sum + change))];
        }
      }
      if (setup.needs?.some((id) => !chosen.includes(m.code(id))) === true) return false;
    }
    // Who may have been taken out of the bag again has changed it before.
    if (outsiders !== null && leavers.some((code) => !chosen.includes(code)))
      outsiders = [...outsiders, ...outsiders.map((sum) => sum - 1)];
    if (have[2] !== minions || have[3] !== demons) return false;
    const fits = (change: number) => {
      const possible = Math.max(0, counts.outsider + change);
      return possible === have[1] || (swap && possible === have[1]! + 1);
    };
    return (outsiders === null || outsiders.some(fits)) && drewDifferently(m, chosen);
  };
}
const NO_CHANGE: readonly number[] = [0];

/** The first dusk: everybody has their token and thinks what they think. */
export function dealt(m: Matter, chosen: readonly number[], isFarFetched = false): Courses {
  const course = new FlatCourse(m, chosen);
  course.isFarFetched = isFarFetched;
  for (let seat = 0; seat < m.n; seat++) {
    const code = chosen[seat]!;
    course.setChar(seat, code);
    course.setCharThen(seat, code);
    course.setBorn(seat, 1);
    if (m.teams[code] === 'minion' || m.teams[code] === 'demon') course.raise(seat, EVIL);
  }
  if (!sitsRight(course)) return [];
  for (let seat = 0; seat < m.n; seat++) {
    const code = chosen[seat]!;
    if (m.claims[seat]! < 0 || code === m.claims[seat]) continue;
    const wrongAboutSelf = m.wrong[code];
    if (wrongAboutSelf === 'lies about everything' || wrongAboutSelf === undefined) course.raise(seat, LIED);
    if (wrongAboutSelf === 'believes' || wrongAboutSelf === 'pretends') course.setBelieved(seat, m.claims[seat]!);
    else if (wrongAboutSelf === undefined && !m.problem.mayLie[seat]) return [];
  }
  return begun(course, asBelieved(course, chosen).filter(liarsMayLie));
}

/** What somebody wrong about themselves says they are is what they drew, or they know better by now and lie. */
function asBelieved(course: FlatCourse, chosen: readonly number[]): readonly FlatCourse[] {
  const { m } = course;
  let courses: readonly FlatCourse[] = [course];
  for (let seat = 0; seat < m.n; seat++) {
    const code = chosen[seat]!;
    const claim = m.claims[seat]!;
    if (claim < 0 || code === claim || m.wrong[code] !== 'believes' || !mayKnowBetter(m, seat, code)) continue;
    const isPossible = draws(m, code, claim) && isDrawnOnce(m, chosen, seat);
    courses = courses.flatMap((one) => {
      const lying = one.fork();
      lying.setBelieved(seat, -1);
      lying.raise(seat, LIED);
      return isPossible ? [one, lying] : [lying];
    });
  }
  return courses;
}

function begun(course: FlatCourse, believing: Courses): Courses {
  const { m } = course;
  let courses = believing;
  for (let seat = 0; seat < m.n; seat++) {
    for (const code of [course.char(seat), ...m.extra[course.char(seat)]!]) {
      const { starts } = m.deductions[code]!;
      if (starts !== undefined) courses = courses.flatMap((one) => starts(one, seat));
    }
  }
  return courses;
}

function sitsRight(course: FlatCourse): boolean {
  const { m } = course;
  for (let seat = 0; seat < m.n; seat++) {
    const seating = m.problem.script[course.char(seat)]!.setup?.seating;
    const [left, right] = [(seat + m.n - 1) % m.n, (seat + 1) % m.n];
    if (seating === 'beside-demon') {
      if (![left, right].some((other) => course.registers(other, { team: 'demon' }) !== 'no')) return false;
    } else if (seating === 'inside-evil-row') {
      if (!course.isEvil(left) || !course.isEvil(right) || rowsOfEvil(course) !== 1) return false;
    }
  }
  return true;
}

function rowsOfEvil(course: FlatCourse): number {
  let rows = 0;
  for (let seat = 0; seat < course.seats; seat++) {
    if (course.isEvil(seat) && !course.isEvil((seat + 1) % course.seats)) rows++;
  }
  return rows;
}

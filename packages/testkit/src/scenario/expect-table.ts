import type { SeatId } from '@belfry/engine';
import { Announcement } from './announcements.ts';
import { checkRuling, type Ruling } from './expect-ruling.ts';
import { SEAT } from './expect-seat.ts';
import type { Names } from './notation.ts';
import { type Check, differs, events, listed, noneOf, notThere, type Scene, woken } from './scene.ts';

/** `{alive: [Ann, Ben]}`: all of these, and it says nothing of others. */
const everyOf =
  (check: Check, expected: boolean): Check =>
  (value, scene) => {
    for (const name of listed(value)) {
      const seat = scene.names.seat(name);
      if (seat === null) return scene.names.unknown(name);
      const failure = notThere(scene, seat) ?? check(expected, scene, seat);
      if (failure !== null) return `${String(name)}: ${failure}`;
    }
    return null;
  };

const isNobody = (value: unknown, names: Names): boolean =>
  value === null || value === undefined || ((value === 'nobody' || value === 'none') && names.seat(value) === null);

/** Exactly these players, in any order (or in this one). */
function sameNames(what: string, wanted: unknown, actual: readonly SeatId[], names: Names, ordered = false) {
  const expected = isNobody(wanted, names) ? [] : listed(wanted);
  const stranger = expected.map(names.unknown).find((why) => why !== null);
  if (stranger !== undefined) return stranger;
  const written = (players: readonly string[]) => (ordered ? [...players] : [...players].sort()).join(', ');
  const found = written(actual.map(names.name));
  return written(expected.map(String)) === found ? null : `${what}: [${found}], not [${written(expected.map(String))}]`;
}

/** Who died in the latest night: what dawn said, or, when the game ended in that night, who died in it. */
function diedAtNight({ game }: Scene): readonly SeatId[] {
  const { events } = game;
  const dusk = events.findLastIndex((e) => e.type === 'night-falls');
  const dawn = events.findLastIndex((e) => e.type === 'dawn');
  const last = events[dawn];
  if (!game.isOver || dawn > dusk) return last?.type === 'dawn' ? last.died : [];
  return events.slice(dusk).flatMap((e) => (e.type === 'died' ? [e.seat] : []));
}

/** What may be expected of the table. */
export const TABLE: { readonly [what: string]: Check } = {
  alive: everyOf(SEAT.alive!, true),
  dead: everyOf(SEAT.dead!, true),
  drunk: everyOf(SEAT.drunk!, true),
  sober: everyOf(SEAT.drunk!, false),
  poisoned: everyOf(SEAT.poisoned!, true),
  healthy: everyOf(SEAT.poisoned!, false),
  woke: everyOf(SEAT.woke!, true),
  'did-not-wake': everyOf(SEAT.woke!, false),
  /** Who opened their eyes, exactly and in this order. */
  'wake-order': (value, scene) => sameNames('woke', value, woken(scene), scene.names, true),
  winner: (value, { game, names }) => {
    const wanted = isNobody(value, names) ? 'none' : value;
    return (
      noneOf(wanted, ['good', 'evil', 'none']) ?? differs('the winner', wanted, game.state.outcome?.winner ?? 'none')
    );
  },
  /** How many supported the latest exile. */
  support: (value, scene) => {
    const last = events(scene).findLast((e) => e.type === 'exile');
    return differs('the support', value, last?.type === 'exile' ? last.support : null);
  },
  phase: (value, { game }) =>
    noneOf(value, ['setup', 'night', 'day', 'over']) ?? differs('the phase', value, game.state.phase),
  /** Who died in the night, exactly. */
  'died-at-night': (value, scene) => sameNames('died at night', value, diedAtNight(scene), scene.names),
  /** Who was executed in this window, exactly. */
  executed: (value, scene) =>
    sameNames(
      'executed',
      value,
      events(scene).flatMap((e) => (e.type === 'executed' ? [e.seat] : [])),
      scene.names,
    ),
  'about-to-die': (value, { game, names }) => {
    const { seat } = game.state.today.block;
    return sameNames('about to die', value, seat === null ? [] : [seat], names);
  },
  votes: (value, { game }) => differs('the latest tally', value, game.state.today.nominations.at(-1)?.votes ?? null),
  /** This was said to everybody: `nothing-happens`, `no-execution`, `{died: Ben}`… */
  announced: (value, scene) => {
    for (const one of listed(value).map((written) => new Announcement(written, scene.names))) {
      const heard = [...new Set(events(scene).flatMap((e) => (e.to === 'everyone' ? [e.type] : [])))];
      const why = one.unknown();
      if (why !== null) return why;
      if (!one.isIn(events(scene))) return `"${one}" was not announced; announced: ${heard.join(', ')}`;
    }
    return null;
  },
  'not-announced': (value, scene) => {
    for (const one of listed(value).map((written) => new Announcement(written, scene.names))) {
      const why = one.unknown() ?? (one.isIn(events(scene)) ? `"${one}" was announced` : null);
      if (why !== null) return why;
    }
    return null;
  },
  /** Rulings that the Storyteller was asked for. */
  rulings: (value, scene) => {
    for (const wanted of listed(value) as Ruling[]) {
      const failure = checkRuling(wanted, scene);
      if (failure !== null) return failure;
    }
    return null;
  },
};

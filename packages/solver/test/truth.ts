import type { CharacterId } from '@belfry/almanac';
import type { Alignment, GameEvent, SeatId } from '@belfry/engine';

/** What somebody is at some time. */
export interface Standing {
  readonly character: CharacterId;
  readonly alignment: Alignment;
}

/** Where a game is looked at, with what was true then. */
export interface Stop {
  /** How many events there are by then. */
  readonly events: number;
  readonly kind: 'dawn' | 'day';
  readonly day: number;
  readonly now: readonly Standing[];
  readonly dead: ReadonlySet<SeatId>;
  /** Every dawn and dusk before, in order; this one too, where it is a dawn. */
  readonly history: readonly Rest[];
}

/** A dawn or dusk as it truly was. */
export interface Rest {
  readonly now: readonly Standing[];
  /** By seat: all that they have been since the rest before. */
  readonly been: readonly ReadonlySet<CharacterId>[];
}

/** Somebody is about to do something: all that was done before has come to what it comes to. */
const BEFORE: ReadonlySet<GameEvent['type']> = new Set(['nominated', 'used', 'night-falls']);

/** What the day brings with it before anybody can say a word. */
const WITH_THE_DAWN: ReadonlySet<GameEvent['type']> = new Set([
  'dawn',
  'became',
  'turned',
  'you-are',
  'believes',
  'marked',
  'unmarked',
  'states',
  'ruled',
  'proclaimed',
]);

/** Goes through a game as it truly was, and stops at every dawn and before everything that somebody does by day. */
export function* stopsIn(events: readonly GameEvent[]): Generator<Stop> {
  const dealt = events.find((event) => event.type === 'dealt');
  if (dealt?.type !== 'dealt') return;
  let now: readonly Standing[] = dealt.grimoire.map(({ character, alignment }) => ({ character, alignment }));
  const dead = new Set<SeatId>();
  const history: Rest[] = [];
  const asTheyAre = () => now.map(({ character }) => new Set([character]));
  let been = asTheyAre();
  const rest = (): Rest => {
    const before = been;
    been = asTheyAre();
    return { now, been: before };
  };
  let day = 0;
  let isDay = false;
  let isBreaking = false;
  const changed = (seat: SeatId, to: Partial<Standing>) =>
    now.map((one, other) => (other === seat ? { ...one, ...to } : one));
  const stop = (at: number, kind: Stop['kind']): Stop => ({
    events: at,
    kind,
    day,
    now,
    dead: new Set(dead),
    history: [...history],
  });
  for (const [at, event] of events.entries()) {
    if (event.type === 'game-over') return;
    if (isBreaking && !WITH_THE_DAWN.has(event.type)) {
      isBreaking = false;
      history.push(rest());
      yield stop(at, 'dawn');
    }
    if (isDay && BEFORE.has(event.type)) yield stop(at, 'day');
    if (event.type === 'became') {
      now = changed(event.seat, { character: event.character });
      been[event.seat]!.add(event.character);
    }
    if (event.type === 'turned') now = changed(event.seat, { alignment: event.alignment });
    else if (event.type === 'died') dead.add(event.seat);
    else if (event.type === 'revived') dead.delete(event.seat);
    else if (event.type === 'night-falls') {
      if (isDay) history.push(rest());
      isDay = false;
    } else if (event.type === 'dawn') {
      isDay = true;
      isBreaking = true;
      day = event.day;
    }
  }
  if (isBreaking) yield { ...stop(events.length, 'dawn'), history: [...history, rest()] };
}

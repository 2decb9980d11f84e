import { random } from '@belfry/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { memoryStore } from '../src/store/memory.ts';
import { Common } from '../src/table/common.ts';
import { emptyTable, takeIn } from '../src/table/fold.ts';
import { Followers } from '../src/table/followers.ts';
import { Frame } from '../src/table/frame.ts';
import { Moment } from '../src/table/moment.ts';
import { recordFrom } from '../src/table/old-records.ts';
import type { TableState } from '../src/table/state.ts';
import { Stream } from '../src/table/stream.ts';
import { type Viewer, viewerOf } from '../src/table/viewer.ts';
import { chanceOf, gather, oneAct, testServer } from './house.ts';

const store = memoryStore();
let server: RunningServer;
beforeAll(async () => {
  server = await testServer({}, { store, bytes: chanceOf('alike') });
});
afterAll(() => server.close());

const textOf = ({ text }: Frame) => text;

/** Everybody's frames, the short way where there is one and the long way; how often it was the short one. */
class Both {
  readonly #common = new Common();
  readonly #followers = new Followers(this.#common);
  readonly #streams = new Map<string, { short: Stream; long: Stream; viewer: Viewer }>();
  #tellings = 0;
  short = 0;
  long = 0;

  tell(state: TableState): void {
    const prompts = state.play?.asked ?? [];
    const viewers = [...state.people.keys()].map((id) => viewerOf(state, id));
    const { size } = state.people;
    if (viewers.some(({ key }) => !this.#streams.has(key))) this.#followers.leaveAll(size);
    const moment = new Moment(state, prompts, this.#common.turn + 1);
    this.#followers.take(moment);
    for (const [at, viewer] of viewers.entries()) {
      const both = this.#streams.get(viewer.key);
      if (both === undefined) {
        this.#begin(new Moment(state, prompts), viewer);
        continue;
      }
      const long = both.long.next(new Moment(state, prompts), viewer);
      const follows = this.#followers.has(at);
      if (follows) this.short++;
      else this.long++;
      const short = follows ? this.#followers.frame(at) : both.short.next(moment, viewer);
      if (!follows) this.#followers.join(at, both.short, viewer);
      const frames = short === null ? [] : short instanceof Frame ? [short] : short;
      expect(frames.map(textOf)).toEqual(long.map(textOf));
    }
    if (++this.#tellings % 7 > 0) return;
    this.#followers.leaveAll(size);
    for (const { short, long } of this.#streams.values()) this.#comeBack(short, long);
  }

  /** Whoever comes back gets the same again. */
  #comeBack(short: Stream, long: Stream): void {
    const [again, before] = [short, long].map(({ seq }) => seq - (this.#tellings % 9));
    expect(short.since(again!)?.map(textOf)).toEqual(long.since(before!)?.map(textOf));
  }

  #begin(moment: Moment, viewer: Viewer): void {
    const [short, long] = [new Stream('e', this.#common), new Stream('e')];
    expect(textOf(short.snapshot(moment, viewer))).toBe(textOf(long.snapshot(moment, viewer)));
    this.#streams.set(viewer.key, { short, long, viewer });
  }
}

test.each(['by-hand', 'automatic'] as const)(
  'what all are told alike is what each would have been told: %s',
  async (storyteller) => {
    const party = await gather(server.url, 7, { settings: { storyteller } });
    const { teller, players } = party;
    await teller.must({ do: 'begin' });
    const chance = random(`alike ${storyteller}`);
    for (let act = 0; act < 120 && (await oneAct(party, chance)); act++) {
      if (act % 9 === 4) await players[act % 7]!.do({ do: 'say', text: `${act}` });
      if (act % 25 === 24) await teller.must({ do: 'undo', keep: teller.inputs! - 3 });
      if (act % 30 === 29) await teller.must({ do: 'pause' });
      if (act % 30 === 29) await teller.must({ do: 'resume' });
    }
    const both = new Both();
    const state = emptyTable();
    const game = (await server.house.find(teller.code))!.game;
    const records = (await store.records(game)).map(recordFrom);
    for (const [at, record] of records.entries()) {
      takeIn(state, record, 'play');
      if (records[at + 1]?.also !== true) both.tell(state);
    }
    expect(both.short).toBeGreaterThan(30);
    expect(both.long).toBeGreaterThan(50);
  },
  60_000,
);

import { random } from '@belfry/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { RunningServer } from '../src/main.ts';
import { memoryStore } from '../src/store/memory.ts';
import { Common } from '../src/table/common.ts';
import { emptyTable, takeIn } from '../src/table/fold.ts';
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
  readonly #streams = new Map<string, { short: Stream; long: Stream; viewer: Viewer }>();
  short = 0;
  long = 0;

  tell(state: TableState): void {
    const prompts = state.play?.asked ?? [];
    const moment = new Moment(state, prompts, this.#common.turn + 1);
    this.#common.take(moment);
    for (const id of state.people.keys()) {
      const viewer = viewerOf(state, id);
      const both = this.#streams.get(viewer.key);
      if (both === undefined) this.#begin(new Moment(state, prompts), viewer);
      else {
        const long = both.long.next(new Moment(state, prompts), viewer);
        const common = this.#common.isAllFor(viewer) ? both.short.follow() : null;
        if (common === null) this.long++;
        else this.short++;
        const short = common ?? both.short.next(moment, viewer);
        expect((short instanceof Frame ? [short] : short).map(textOf)).toEqual(long.map(textOf));
        // Whoever comes back gets the same again.
        if (this.short % 11 !== 0) continue;
        const [again, before] = [both.short, both.long].map(({ seq }) => seq - (this.short % 9));
        expect(both.short.since(again!)?.map(textOf)).toEqual(both.long.since(before!)?.map(textOf));
      }
    }
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

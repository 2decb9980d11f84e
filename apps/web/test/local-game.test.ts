import type { Prompt } from '@belfry/engine';
import { builtinScript, nightIds, playable, scriptFrom, scriptItems } from '@belfry/scripts';
import { withUntagged } from '@belfry/testkit';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { LocalGame } from '../src/grimoire/local-games.ts';
import type { LocalTable } from '../src/grimoire/local-table.ts';

type Tables = typeof import('../src/grimoire/local-table.ts');
type Games = typeof import('../src/grimoire/local-games.ts');
type Files = typeof import('../src/grimoire/local-file.ts');
let tables: Tables;
let games: Games;
let files: Files;

beforeAll(async () => {
  // What is kept between pages asks for a window; without storage it lives as long as the page.
  vi.stubGlobal('window', { addEventListener: () => {} });
  tables = await import('../src/grimoire/local-table.ts');
  games = await import('../src/grimoire/local-games.ts');
  files = await import('../src/grimoire/local-file.ts');
});

// A worker goes on to other files, and half a window is worse than none.
afterAll(() => {
  vi.unstubAllGlobals();
});

const TOKENS = ['imp', 'poisoner', 'monk', 'empath', 'soldier'];
const own = {
  id: 'lamplighter',
  name: 'Lamplighter',
  team: 'townsfolk',
  ability: 'Lights a lamp.',
  otherNight: 30,
  otherNightReminder: 'A lamp.',
};

function begun(id: string, tokens = TOKENS): LocalGame {
  const script = scriptFrom([...scriptItems(builtinScript('trouble-brewing')!), own]);
  const seats = tokens.map((character, at) => ({ name: `P${at}`, character }));
  const game = { id, begun: 0, items: scriptItems(script), setup: { script: playable(script), seats }, entries: [] };
  games.keepGame(game);
  return game;
}

const choiceFor = ({ options, suggestion }: Prompt) =>
  suggestion?.choice ?? (options.pick === 'players' ? options.from.slice(-options.min) : null);

/** Answers what is asked first, so many times. */
async function answer(table: LocalTable, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    const [prompt] = table.desk().prompts;
    const refused = await table
      .desk()
      .send({ type: 'answer', prompt: prompt!.id, by: 'storyteller', choice: choiceFor(prompt!) });
    expect(refused).toBeNull();
  }
}

const whole = (table: LocalTable) => {
  const { inputs, moments, log, prompts, view } = table.desk();
  return JSON.parse(JSON.stringify({ inputs, moments, log, prompts, view })) as unknown;
};

describe('a game of this device', () => {
  it('is the same after a reload, also when something was taken back', async () => {
    const { LocalTable } = tables;
    const table = new LocalTable(begun('reload'));
    await answer(table, 3);
    await table.desk().undo(1);
    await answer(table, 2);
    expect(table.desk().inputs).toBe(3);
    expect(whole(new LocalTable(games.localGame('reload')!))).toEqual(whole(table));
  });

  it('has what was taken back ready to be had again after a reload, until something else is decided', async () => {
    const { LocalTable } = tables;
    const table = new LocalTable(begun('redo'));
    await answer(table, 3);
    const told = JSON.stringify(table.events);
    await table.desk().undo(2);
    await table.desk().undo(1);
    expect(JSON.stringify(table.events)).not.toBe(told);
    const again = new LocalTable(games.localGame('redo')!);
    expect(await again.desk().redo?.()).toBeNull();
    expect(again.desk().redo).toBeNull();
    expect(JSON.stringify(again.events)).toBe(told);
    await again.desk().undo(1);
    await answer(again, 1);
    expect(new LocalTable(games.localGame('redo')!).desk().redo).toBeNull();
  });

  it('goes on by itself after an amended decision, also when the page was loaded anew before the new question', async () => {
    const { LocalTable } = tables;
    const amended = async (id: string, reload: boolean) => {
      const table = new LocalTable(begun(id));
      while (table.desk().prompts[0]?.about.character !== 'poisoner') await answer(table, 1);
      const poisoning = table.desk().inputs;
      while (table.desk().view.phase !== 'day') await answer(table, 1);
      const { id: day } = table.desk().prompts.find(({ kind }) => kind === 'run-day')!;
      const open = { do: 'open-nominations' } as const;
      expect(await table.desk().send({ type: 'answer', prompt: day, by: 'storyteller', choice: open })).toBeNull();
      // Poisoned instead of the Soldier, the Empath may be told anything: what, nobody has decided yet.
      expect(await table.desk().amend(poisoning, [3])).toBeNull();
      const next = reload ? new LocalTable(games.localGame(id)!) : table;
      expect(next.desk().prompts[0]?.about.character).toBe('empath');
      const before = next.desk().inputs;
      await answer(next, 1);
      return { next, took: next.desk().inputs - before };
    };
    const kept = await amended('amended', true);
    const there = await amended('there', false);
    expect(kept.took).toBeGreaterThan(1);
    expect(whole(kept.next)).toEqual(whole(there.next));
  });

  it('goes on when an older Belfry kept it, with statements that did not say what they were', async () => {
    const { LocalTable } = tables;
    const table = new LocalTable(begun('older'));
    const tell = { do: 'tell', seats: [2], info: { says: 'number', number: 2 } } as const;
    expect(await table.desk().send({ type: 'intervene', action: tell })).toBeNull();
    const { version: _, ...kept } = games.localGame('older')!;
    const old = withUntagged(kept) as LocalGame;
    expect(JSON.stringify([old.entries, old.told])).not.toContain('"says"');
    const again = new LocalTable(games.inTodaysWords(old));
    expect(again.differs).toBeNull();
    expect(whole(again)).toEqual(whole(table));
  });

  it('goes home as a file and goes on from it, homebrew and all', async () => {
    const { LocalTable } = tables;
    const table = new LocalTable(begun('file', [...TOKENS.slice(0, 4), own.id]));
    await answer(table, 3);
    await table.desk().undo(2);
    await answer(table, 1);
    const read = files.readGame(files.writeGame(games.localGame('file')!));
    games.keepGame({ ...read, id: 'opened', begun: 0 });
    const opened = new LocalTable(games.localGame('opened')!);
    expect(whole(opened)).toEqual(whole(table));
    expect(opened.script.characters).toEqual(table.script.characters);
    expect(nightIds(opened.script, 'other')).toEqual(nightIds(table.script, 'other'));
    expect(nightIds(opened.script, 'other')).toContain(own.id);
    await answer(opened, 1);
  });

  it('says what is wrong with a file', async () => {
    const table = begun('bad');
    const good = JSON.parse(files.writeGame(table)) as { events: unknown[]; setup: { seats: unknown[] } };
    const bad = (change: object) => () => files.readGame(JSON.stringify({ ...good, ...change }));
    expect(() => files.readGame('{"format"')).toThrow(/not a game file/);
    expect(bad({ format: 'other' })).toThrow(/does not say "format"/);
    expect(bad({ version: 9 })).toThrow(/version 9/);
    expect(bad({ events: good.events.slice(1) })).toThrow(/do not tell a game from its beginning/);
    expect(bad({ setup: { ...good.setup, seats: good.setup.seats.slice(0, 3) } })).toThrow(/5/);
  });
});

describe('a game of this device under other rules', () => {
  const SOMETHING_ELSE = { to: 'everyone', type: 'announcement', text: 'The rules of then said so.' } as const;

  /** Plays a while, then pretends that the rules of then told something else from the third answer on. */
  async function toldOtherwise(id: string): Promise<{ readonly kept: LocalGame; readonly same: number }> {
    const table = new tables.LocalTable(begun(id));
    await answer(table, 2);
    const same = table.events.length;
    await answer(table, 3);
    const { told, ...kept } = games.localGame(id)!;
    const otherwise = { ...kept, told: [...told!.slice(0, same), SOMETHING_ELSE, ...told!.slice(same + 1)] };
    games.keepGame(otherwise);
    return { kept: otherwise, same };
  }

  it('is recognised at the first difference, shown as it was told and never written over', async () => {
    const { kept, same } = await toldOtherwise('other');
    const before = JSON.stringify(games.localGame('other'));
    const table = new tables.LocalTable(kept);
    expect(table.differs).toEqual({ entries: 2, facts: same, lost: false });
    expect(table.desk().log).toHaveLength(kept.told!.length);
    expect(table.seenBy('public').some((fact) => fact.type === 'announcement')).toBe(true);
    expect(table.desk().prompts).toEqual([]);
    expect(await table.desk().send({ type: 'intervene', action: { do: 'kill', seat: 1 } })).toBe(tables.ONLY_TOLD);
    expect(await table.desk().undo(0)).toBe(tables.ONLY_TOLD);
    table.writeDown();
    expect(JSON.stringify(games.localGame('other'))).toBe(before);
    const file = files.readGame(files.writeGame(kept));
    expect(file.told).toEqual(kept.told);
    expect(file.entries).toEqual(kept.entries);
  });

  it('goes on as a copy from the last moment that is the same', async () => {
    const { kept, same } = await toldOtherwise('origin');
    const before = JSON.stringify(games.localGame('origin'));
    const copy = new tables.LocalTable(new tables.LocalTable(kept).copy('copied', 1)!);
    expect(copy.differs).toBeNull();
    expect(copy.events).toHaveLength(same);
    expect(copy.desk().inputs).toBe(2);
    await answer(copy, 2);
    expect(new tables.LocalTable(games.localGame('copied')!).desk().inputs).toBe(4);
    expect(JSON.stringify(games.localGame('origin'))).toBe(before);
  });

  it('is not cut off where an answer no longer fits, even if it is too old to say what was told', async () => {
    const table = new tables.LocalTable(begun('old'));
    await answer(table, 2);
    const { told: _, ...old } = games.localGame('old')!;
    const entries = [
      ...old.entries,
      { type: 'answer', prompt: 'nothing like it', by: 'storyteller', choice: null } as const,
      ...old.entries,
    ];
    games.keepGame({ ...old, entries });
    const again = new tables.LocalTable(games.localGame('old')!);
    expect(again.differs).toEqual({ entries: 2, facts: table.events.length, lost: true });
    expect(await again.desk().send({ type: 'intervene', action: { do: 'kill', seat: 1 } })).toBe(tables.ONLY_TOLD);
    again.writeDown();
    expect(games.localGame('old')!.entries).toEqual(entries);
    expect(games.localGame('old')!.told).toBeUndefined();
  });

  it('is written down when an older game is opened while the rules are still its own', async () => {
    const table = new tables.LocalTable(begun('young'));
    await answer(table, 2);
    const { told, ...old } = games.localGame('young')!;
    games.keepGame(old);
    new tables.LocalTable(old).writeDown();
    expect(games.localGame('young')!.told).toEqual(told);
  });

  it('takes nothing from a window that another one has overtaken', async () => {
    const kept = begun('twice');
    const first = new tables.LocalTable(kept);
    const second = new tables.LocalTable(kept);
    await answer(first, 2);
    const after = JSON.stringify(games.localGame('twice'));
    expect(second.isCurrent()).toBe(false);
    expect(await second.desk().send({ type: 'intervene', action: { do: 'kill', seat: 1 } })).toBe(
      tables.GONE_ON_ELSEWHERE,
    );
    expect(JSON.stringify(games.localGame('twice'))).toBe(after);
    await answer(first, 1);
  });
});

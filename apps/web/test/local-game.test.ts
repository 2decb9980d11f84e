import type { Prompt } from '@belfry/engine';
import { builtinScript, nightIds, playable, scriptFrom, scriptItems } from '@belfry/scripts';
import { beforeAll, describe, expect, it, vi } from 'vitest';
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

  it('goes home as a file and goes on from it, homebrew and all', async () => {
    const { LocalTable } = tables;
    const table = new LocalTable(begun('file', [...TOKENS.slice(0, 4), own.id]));
    await answer(table, 3);
    await table.desk().undo(2);
    await answer(table, 1);
    const read = files.readGame(files.writeGame(games.localGame('file')!));
    const opened = new LocalTable({ ...read, id: 'opened', begun: 0 });
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
    expect(bad({ version: 2 })).toThrow(/version 2/);
    expect(bad({ events: good.events.slice(1) })).toThrow(/Event 0 .* does not follow/);
    expect(bad({ setup: { ...good.setup, seats: good.setup.seats.slice(0, 3) } })).toThrow(/5/);
  });
});

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  defaultSettings,
  type Moment,
  mayAt,
  type Person,
  type PersonId,
  POWERS,
  type Settings,
  type TableCard,
  type Timers,
} from '@belfry/protocol';
import { maySet } from '@belfry/protocol/powers';
import { describe, expect, it } from 'vitest';
import { isCaretaker } from '../src/online/host/caretaker.ts';
import { hasTools, personTools } from '../src/online/lobby/tools.ts';

const person = (id: string, more: Partial<Person> = {}): Person => ({
  person: id as PersonId, // as `PersonId` reads it
  name: id,
  role: 'player',
  host: false,
  seat: null,
  muted: false,
  bot: false,
  grimoire: false,
  ...more,
});

const other = person('p9', { seat: 4 });
const WHO = {
  storyteller: person('p1', { role: 'storyteller', host: true }),
  'co-storyteller': person('p1', { role: 'co-storyteller', host: true }),
  'host with a seat': person('p1', { host: true, seat: 0 }),
  'host who watches': person('p1', { role: 'spectator', host: true }),
  'player with a seat': person('p1', { seat: 0 }),
  spectator: person('p1', { role: 'spectator' }),
};

function tableAt(moment: Moment, you: Person): TableCard {
  const led = moment === 'game' && !you.role.endsWith('storyteller');
  return {
    code: 'AAAA-AAAA',
    stage: moment === 'lobby' || moment === 'over' ? moment : 'playing',
    locked: false,
    script: { name: '', author: null, items: [] },
    settings: defaultSettings('automatic'),
    people: [you, other, ...(led ? [person('p2', { role: 'storyteller', host: true })] : [])],
    chairs: [],
    ready: [],
  };
}

describe('what the page lets somebody press', () => {
  it('is what the table of powers gives them, and nothing that is refused', () => {
    const tools = (who: keyof typeof WHO, moment: Moment) => personTools(WHO[who], other, tableAt(moment, WHO[who]));
    const none = { rename: false, roles: [], mute: false, kick: false, leave: false };
    expect(tools('host with a seat', 'lobby')).toMatchObject({ mute: true, kick: true, roles: expect.any(Array) });
    expect(tools('host with a seat', 'lobby').roles).not.toEqual([]);
    // While a Storyteller leads the game, a host has no say; without one they look after the talk and the door.
    expect(tools('host with a seat', 'game')).toEqual(none);
    expect(tools('host who watches', 'game')).toEqual(none);
    expect(tools('host with a seat', 'unled')).toEqual({ ...none, mute: true, kick: true });
    expect(tools('storyteller', 'game')).toMatchObject({ mute: true, kick: true });
    expect(hasTools(tools('player with a seat', 'lobby'))).toBe(false);
    expect(hasTools(tools('spectator', 'over'))).toBe(false);
  });

  it('of oneself is a name before the game, and the door', () => {
    const own = (who: keyof typeof WHO, moment: Moment) => personTools(WHO[who], WHO[who], tableAt(moment, WHO[who]));
    expect(own('player with a seat', 'lobby')).toMatchObject({ rename: true, leave: true, kick: false });
    expect(own('player with a seat', 'game')).toMatchObject({ rename: false, leave: true });
    expect(mayAt(POWERS.rename, ['spectator'], 'game')).toBe(own('spectator', 'game').rename);
  });

  it('is in the menu of whoever looks after a running game without a Storyteller, and of nobody else', () => {
    const cares = (who: keyof typeof WHO, moment: Moment) => isCaretaker(WHO[who], tableAt(moment, WHO[who]));
    const at = (moment: Moment) => Object.keys(WHO).filter((who) => cares(who as keyof typeof WHO, moment)); // its own keys
    expect(at('unled')).toEqual(['host with a seat', 'host who watches']);
    for (const moment of ['lobby', 'game', 'over'] as const) expect(at(moment)).toEqual([]);
  });

  it('changes no setting that touches secrets for a host who plays', () => {
    const shown = (who: keyof typeof WHO) => {
      const { timers, ...settings } = defaultSettings('automatic');
      const names = [...Object.keys(settings), ...Object.keys(timers)] as (keyof Settings | keyof Timers)[]; // their keys
      return names.filter(maySet(WHO[who], 'playing'));
    };
    expect(shown('storyteller')).toContain('nightPrompt');
    const playing = shown('host with a seat');
    expect(playing).toContain('discussion');
    const secret = ['storyteller', 'policy', 'evilChat', 'nightPrompt', 'ruling', 'beat', 'nightAtLeast', 'dawnAfter'];
    expect(playing.filter((name) => secret.includes(name))).toEqual([]);
  });

  it('is never asked of the badge of a host', () => {
    const folder = join(import.meta.dirname, '../src/online');
    const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.tsx'));
    expect(pages.length).toBeGreaterThan(20);
    expect(pages.filter((file) => /\byou\.host\b/.test(readFileSync(join(folder, file), 'utf8')))).toEqual([]);
  });
});

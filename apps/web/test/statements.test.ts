import { almanac } from '@belfry/almanac';
import {
  emptyView,
  fieldsOf,
  type SeenEvent,
  STATEMENT_KINDS,
  type StatementKind,
  type StatementOf,
} from '@belfry/engine';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import type { Picking } from '../src/game/picking.ts';
import { StatementForm } from '../src/game/StatementForm.tsx';
import { StatementView } from '../src/game/StatementView.tsx';
import { sayFact } from '../src/game/say-fact.ts';
import { type Draft, drafted, withField } from '../src/game/statement-draft.ts';
import type { Desk } from '../src/grimoire/desk.ts';
import { LogPanel } from '../src/grimoire/LogPanel.tsx';
import { Journal } from '../src/online/player/Journal.tsx';
import { learnedBy } from '../src/online/player/learned.ts';
import { sayClaim } from '../src/online/talk/say-claim.ts';
import { speaking } from './speaking.ts';

// The sprite is made when the app is built.
vi.mock('virtual:icon-sprite', () => ({ characterSprite: '', screenSprite: '', SCREEN_ICONS: new Set() }));
// What is kept on a device asks for a window.
vi.mock('../src/settings/settings.ts', () => ({ settings: { get: () => ({}), subscribe: () => () => {} } }));

/** One of every kind; who declares a new kind is told by the compiler to put it here. */
const SAMPLES: { readonly [K in StatementKind]: StatementOf<K> } = {
  number: { says: 'number', number: 2 },
  yes: { says: 'yes', yes: true },
  character: { says: 'character', character: 'sage' },
  player: { says: 'player', player: 1 },
  'one-of': { says: 'one-of', players: [1, 2], character: 'sage' },
  none: { says: 'none', team: 'outsider' },
  grimoire: {
    says: 'grimoire',
    tokens: [{ seat: 1, character: 'sage', alignment: 'good', alive: true, believes: null, reminders: [] }],
  },
  'evil-info': { says: 'evil-info', demons: [1], minions: [2], bluffs: ['sage'] },
  'player-is': { says: 'player-is', player: 1, character: 'sage' },
  among: { says: 'among', players: [1, 2], team: 'demon' },
  'none-among': { says: 'none-among', players: [1, 2], team: 'minion' },
  'count-among': { says: 'count-among', players: [1, 2], alignment: 'evil', number: 1 },
  alignment: { says: 'alignment', player: 1, alignment: 'evil' },
  'one-of-characters': { says: 'one-of-characters', player: 1, characters: ['sage', 'vortox'] },
  direction: { says: 'direction', clockwise: true },
  characters: { says: 'characters', characters: ['sage', 'vortox'] },
  winning: { says: 'winning', side: 'good' },
  warmth: { says: 'warmth', warmth: 'hot' },
  answer: { says: 'answer', answer: 'unknown' },
  ability: { says: 'ability', character: 'sage' },
  'in-play': { says: 'in-play', character: 'sage' },
  mad: { says: 'mad', player: null, character: 'sage' },
  chose: { says: 'chose', player: 1, chosen: [2] },
  two: {
    says: 'two',
    first: { says: 'in-play', character: 'sage' },
    second: { says: 'alignment', player: 2, alignment: 'evil' },
  },
  text: { says: 'text', text: '…' },
};

const PEOPLE = { en: ['Ann', 'Ben', 'Cleo'], ru: ['Анна', 'Борис', 'Вера'] };
const textOf = (page: string) =>
  page
    .replace(/<option[^>]*>[^<]*<\/option>/g, ' ')
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const isInWords = (text: string, lang: 'en' | 'ru') => {
  expect(text).not.toBe('');
  expect(text).not.toMatch(/[{}[\]]|undefined|null|says|statement\./);
  if (lang === 'ru') expect(text).not.toMatch(/[a-z]/i);
};

const CASES = (['en', 'ru'] as const).flatMap((lang) => STATEMENT_KINDS.map((kind) => [lang, kind] as const));

describe.each(CASES)('in %s, what is told as “%s”', (lang, kind) => {
  const words = speaking(lang, PEOPLE[lang]);
  const info = SAMPLES[kind];
  const fact: SeenEvent = { type: 'told', seat: 0, character: 'savant', info };
  const view = { ...emptyView(0), journal: [{ night: 1, day: 0, fact }] };
  const named = [
    ...(JSON.stringify(info).includes('sage') && kind !== 'grimoire'
      ? [almanac(lang).characters.get('sage')!.name]
      : []),
    ...('player' in info && info.player === 1 ? [PEOPLE[lang][1]!] : []),
  ];

  it('is shown on the desk and on a phone', () => {
    const shown = textOf(renderToStaticMarkup(createElement(StatementView, { info, words })));
    isInWords(shown, lang);
    for (const name of named) expect(shown).toContain(name);
  });

  it('stands in the log, the journal and the replay', () => {
    const desk = { log: [fact], moments: [] } as unknown as Desk; // all that the log looks at
    const picking = {} as Picking; // nothing is amended
    const log = textOf(renderToStaticMarkup(createElement(LogPanel, { desk, words, picking })));
    const journal = textOf(renderToStaticMarkup(createElement(Journal, { view, words })));
    const replay = sayFact(fact, words, 'storyteller') ?? '';
    for (const text of [log, journal, replay]) {
      isInWords(text, lang);
      for (const name of named) expect(text).toContain(name);
    }
    expect(log).toContain(replay);
  });

  it('can be claimed, true or not, with the form', () => {
    const subjects = { circle: [0, 1, 2], characters: ['sage', 'vortox', 'savant'] };
    const draft = fieldsOf(kind).reduce<Draft>(
      (made, [field, holds]) =>
        withField(made, field, holds, (info as unknown as { readonly [field: string]: unknown })[field]),
      { kind, fields: {} },
    );
    expect(drafted(draft, subjects)).toEqual(info);
    const form = createElement(StatementForm, { label: '?', draft, subjects, words, onChange: () => {} });
    const page = textOf(renderToStaticMarkup(form));
    for (const [field] of fieldsOf(kind)) expect(page).toContain(words.t(`statement.field.${field}`));
    const claim = sayClaim(
      { character: 'savant', learned: [{ night: 1, chosen: [], info }], suspects: [], trusts: [] },
      words,
    );
    isInWords(claim, lang);
    for (const name of named) expect(claim).toContain(name);
  });

  it('is offered for a claim as it was told, unless it is a look into the Grimoire', () => {
    expect(learnedBy(view)).toEqual(kind === 'grimoire' ? [] : [{ night: 1, chosen: [], info }]);
  });
});

describe('a private visit to the Storyteller', () => {
  const visit = (chosen: [] | string): SeenEvent => ({ type: 'visited', seat: 0, character: 'savant', chosen });
  it.each([
    ['en', 'Ann visits the Storyteller (Savant).', 'Ann visits the Storyteller (Savant): Is Ben evil?'],
    ['ru', 'Анна у Рассказчика (Савант).', 'Анна у Рассказчика (Савант): Is Ben evil?'],
  ] as const)('says what was asked, and nothing where nothing is asked (%s)', (lang, alone, asking) => {
    const plain = speaking(lang, PEOPLE[lang]);
    const words = { ...plain, lookUp: (id: string) => plain.lookUp(id) ?? { ...plain.lookUp('savant'), name: id } };
    expect(sayFact(visit([]), words)).toBe(alone);
    expect(sayFact(visit('Is Ben evil?'), words)).toBe(asking);
  });
});

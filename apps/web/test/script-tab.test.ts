import { emptyView } from '@belfry/engine';
import { scriptFrom } from '@belfry/scripts';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { ScriptTab } from '../src/online/player/ScriptTab.tsx';
import { speaking } from './speaking.ts';

// The sprite is made when the app is built.
vi.mock('virtual:icon-sprite', () => ({ characterSprite: '', screenSprite: '', SCREEN_ICONS: new Set() }));
// What is kept on a device asks for a window.
vi.mock('../src/settings/settings.ts', () => {
  const kept = { lang: 'en' };
  return { settings: { get: () => kept, subscribe: () => () => {} } };
});
vi.mock('../src/i18n/words.tsx', () => ({ useWords: () => speaking('en', []) }));

it('the sheet that a player holds says which jinxes are in force, and of nobody that they are in play', () => {
  const script = scriptFrom([{ id: '_meta', name: 'Closed eyes' }, 'chef', 'butler', 'organgrinder', 'imp']);
  const props = { script, view: emptyView(0), words: speaking('en', ['Ann']) };
  const text = renderToStaticMarkup(createElement(ScriptTab, props)).replace(/<[^>]*>/g, '');
  expect(text).toMatch(/Jinxes 1/);
  expect(text).toMatch(/(Butler &amp; Organ Grinder|Organ Grinder &amp; Butler): /);
  expect(text).not.toContain('(both in play)');
});

import type { TableCard } from '@belfry/protocol';
import { defaultSettings } from '@belfry/protocol/defaults';
import { type Script, scriptItems } from '@belfry/scripts';
import { ME } from './cast-list.ts';

/** The lesson's table, as a table is described to everybody who sits at it. */
export const lessonCard = (code: string, title: string, script: Script, names: readonly string[]): TableCard => ({
  code,
  stage: 'playing',
  locked: true,
  script: { name: script.name, author: script.author, items: scriptItems(script) },
  settings: { ...defaultSettings('automatic'), title, whispers: 'off' },
  people: names.map((name, seat) => ({
    person: `p${seat + 1}`,
    name,
    role: 'player',
    host: seat === ME,
    seat,
    muted: false,
    bot: seat !== ME,
    grimoire: false,
  })),
  chairs: names.map((name, seat) => ({ seat, person: `p${seat + 1}`, name, hands: [`p${seat + 1}`] })),
  ready: [],
});

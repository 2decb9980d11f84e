// Without schemas, for pages that only want to show what a table starts from: `@belfry/protocol/defaults`.
import type { Settings, SettingsChange, Timers } from './settings.ts';

const untimed: Timers = {
  discussion: null,
  nominations: null,
  lastCall: null,
  defence: null,
  votePace: 1,
  nightPrompt: null,
  ruling: 8,
  beat: 1,
  nightAtLeast: 20,
  dawnAfter: 3,
  nightCards: 8,
};

const timed: Timers = {
  ...untimed,
  discussion: 300,
  nominations: 90,
  lastCall: 20,
  defence: 30,
  nightPrompt: 60,
  // Long enough for an automatic Storyteller to think about a ruling.
  beat: 2,
};

/** What a new table starts from: a person at the helm needs no clock, a policy does. */
export const defaultSettings = (storyteller: Settings['storyteller']): Settings => ({
  title: 'A table in Belfry',
  storyteller,
  policy: 'fair',
  rulings: {},
  lang: 'en',
  seating: 'free',
  whispers: 'everyone',
  nightChat: false,
  evilChat: false,
  storytellerReadsWhispers: true,
  storytellerReadsEvilChat: true,
  readBack: 'everyone',
  spectators: true,
  notebook: false,
  oneRoom: false,
  voice: null,
  timers: storyteller === 'automatic' ? timed : untimed,
});

export function changeSettings(settings: Settings, change: SettingsChange): Settings {
  const { timers, ...rest } = change;
  // Zod leaves out what was not named, so nothing is overwritten with undefined.
  return { ...settings, ...rest, timers: { ...settings.timers, ...timers } } as Settings;
}

import type { Settings, SettingsChange, Timers } from '@belfry/protocol';

const untimed: Timers = {
  discussion: null,
  nominations: null,
  lastCall: null,
  defence: null,
  votePace: 1,
  nightPrompt: null,
  ruling: 8,
  nightAtLeast: 20,
  dawnAfter: 3,
};

const timed: Timers = { ...untimed, discussion: 300, nominations: 90, lastCall: 20, defence: 30, nightPrompt: 60 };

/** What the server starts from (its own copy carries the schemas, which a page can do without; a test compares them). */
export function usualSettings(storyteller: Settings['storyteller'], change: SettingsChange): Settings {
  const { timers, ...rest } = change;
  return {
    title: '',
    policy: 'fair',
    rulings: {},
    lang: 'en',
    seating: 'free',
    whispers: 'everyone',
    nightChat: false,
    evilChat: false,
    storytellerReadsWhispers: true,
    storytellerReadsEvilChat: true,
    readBack: 'own',
    spectators: true,
    ...rest,
    storyteller,
    timers: { ...(storyteller === 'automatic' ? timed : untimed), ...timers },
  } as Settings; // a change leaves out what it does not name
}

import { see } from '@belfry/engine';
import type { Snapshot, Update } from '@belfry/protocol';
import { promptFrom } from '@belfry/protocol/prompt';
import { foldSteps } from './steps.ts';
import type { Seen } from './table-client.ts';

/** The whole table, as it was sent. */
export function pictured(sent: Snapshot): Partial<Seen> {
  const { you, table, view, events, prompts, talk, talkFrom, claims, clocks, steps, offers } = sent;
  return {
    you,
    table,
    view,
    prompts: prompts.map(promptFrom),
    talk,
    talkFrom,
    claims,
    clocks,
    steps,
    offers,
    chronicle: events,
    heard: [],
  };
}

/** What changes with the next news. */
export function folded(seen: Seen, update: Update): Partial<Seen> {
  const { you, table, prompts, clocks, events = [], talk = [] } = update;
  let { view } = seen;
  if (view !== null && events.length > 0) {
    view = structuredClone(view);
    for (const fact of events) see(view, fact);
  }
  return {
    view,
    steps: foldSteps(seen.steps ?? null, update),
    ...(you === undefined ? {} : { you }),
    ...(table === undefined ? {} : { table }),
    ...(prompts === undefined ? {} : { prompts: prompts.map(promptFrom) }),
    ...(clocks === undefined ? {} : { clocks }),
    ...(update.offers === undefined ? {} : { offers: update.offers }),
    ...(events.length === 0 ? {} : { heard: [...seen.heard, ...events], chronicle: [...seen.chronicle, ...events] }),
    ...(talk.length === 0 ? {} : { talk: [...seen.talk, ...talk] }),
  };
}

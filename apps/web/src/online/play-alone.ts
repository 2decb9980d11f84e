import type { Command } from '@belfry/protocol';
import { forTables, type Lang } from '../settings/settings.ts';
import type { Company } from './chosen-bots.ts';
import type { Edition } from './editions.ts';
import { api, Refused } from './net/api.ts';
import { TableClient } from './net/table-client.ts';
import { keepForPage } from './net/use-table.tsx';

const BOTS = 7;
const PATIENCE_MS = 15_000;

/** Short, since nobody but bots is waited for; whoever wants it shorter still says that they are ready. */
const TIMERS = {
  discussion: 150,
  nominations: 45,
  lastCall: 10,
  defence: 12,
  votePace: 0.6,
  nightPrompt: 120,
  nightAtLeast: 6,
  dawnAfter: 2,
};

/** Opens a table for one person and seven bots, lets night fall, and says its code. */
export async function playAlone({
  name,
  title,
  edition,
  bots,
  lang,
}: {
  readonly name: string;
  readonly title: string;
  readonly edition: Edition;
  readonly bots: Company;
  readonly lang: Lang;
}): Promise<string> {
  const { code } = await api.openTable({
    name,
    as: 'player',
    chairs: BOTS + 1,
    script: { builtin: edition },
    settings: {
      title,
      lang: forTables(lang),
      storyteller: 'automatic',
      readBack: 'everyone',
      notebook: true,
      timers: TIMERS,
    },
  });
  const commands: readonly Command[] = [
    { do: 'sit', seat: 0 },
    { do: 'bots', count: BOTS, level: bots, lang: forTables(lang) },
    { do: 'begin' },
  ];
  const client = new TableClient(code);
  client.open();
  try {
    for (const command of commands) {
      const done = await Promise.race([client.do(command), outOfPatience()]);
      if (!done.ok) throw new Refused(400, done.reason, done.said ?? null);
    }
  } catch (error) {
    client.close();
    throw error;
  }
  // The table's page goes on with this line: bots rest while nobody is there.
  keepForPage(client);
  return code;
}

const outOfPatience = (): Promise<never> =>
  new Promise((_, reject) => setTimeout(() => reject(new Refused(0, '')), PATIENCE_MS));

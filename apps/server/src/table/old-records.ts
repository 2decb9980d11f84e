import { LOG_VERSION, tagged, upgradeEntry, upgradeEvent } from '@belfry/engine';
import type { Claim } from '@belfry/protocol';
import type { LogRecord, Told } from './record.ts';

/** A line of a table's log as the store has it, in today's words. */
export const recordFrom = (line: string): LogRecord => upgradeRecord(JSON.parse(line) as LogRecord);

/** A record of an older version in today's words. Each record names its version, because a log outlives several. */
export function upgradeRecord(record: LogRecord): LogRecord {
  if (record.v === LOG_VERSION) return record;
  switch (record.type) {
    case 'begun':
      return { ...record, v: LOG_VERSION, ...toldOf(record) };
    case 'entry':
      return { ...record, v: LOG_VERSION, entry: upgradeEntry(record.entry), ...toldOf(record) };
    case 'said':
      return { ...record, v: LOG_VERSION, claim: record.claim === null ? null : upgradeClaim(record.claim) };
    case 'chronicle':
      return { ...record, v: LOG_VERSION, events: record.events.map(upgradeEvent) };
    default:
      return record;
  }
}

const toldOf = ({ told }: { readonly told?: Told }): { readonly told?: Told } =>
  told === undefined ? {} : { told: { ...told, events: told.events.map(upgradeEvent) } };

const upgradeClaim = (claim: Claim): Claim => ({
  ...claim,
  learned: claim.learned.map((fact) => ({ ...fact, info: tagged(fact.info) })),
});

import { almanac } from '@belfry/almanac';
import { nearest } from '../../read/spelling.ts';
import type { ScriptEntry } from '../../script.ts';
import { type Finding, finding } from '../finding.ts';
import type { Rule } from '../inquiry.ts';

const place = (entry: ScriptEntry) => `item ${entry.index + 1}`;

function unknown(written: string, where: string): Finding {
  const near = nearest(written, almanac().characters.keys());
  const cure =
    near === null
      ? 'Check the spelling, or describe the character in full if it is homebrew.'
      : `Did you mean ${almanac().character(near).name} ("${near}")?`;
  return finding('unknown-character', where, `Nobody knows a character "${written}".`, cure);
}

/** Everyone on the list is known, and listed once. */
export const identity: Rule = ({ script }) => {
  if (script.entries.length === 0) {
    return [finding('no-characters', 'the script', 'The script lists no characters.', 'Add some.')];
  }
  const first = new Map<string, ScriptEntry>();
  return script.entries.flatMap((entry) => {
    if (entry.kind === 'unknown') return [unknown(entry.written, place(entry))];
    const findings: Finding[] = [];
    const earlier = first.get(entry.id);
    const name = script.characters.find((c) => c.id === entry.id)?.name ?? entry.id;
    if (earlier === undefined) first.set(entry.id, entry);
    else {
      const message = `${name} is listed again; ${place(earlier)} has them already.`;
      findings.push(finding('duplicate-character', place(entry), message, 'Take one of the two out.'));
    }
    if (entry.kind === 'official' && entry.written !== entry.id) {
      const message = `"${entry.written}" was read as ${name}.`;
      findings.push(finding('respelled', place(entry), message, `Exporting the script writes "${entry.id}".`));
    }
    return findings;
  });
};

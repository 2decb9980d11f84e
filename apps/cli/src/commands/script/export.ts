import { inUsualOrder, scriptFrom, validateScript, writeScript } from '@belfry/scripts';
import { type CommandIo, InputError } from '../../command.ts';
import { writeFile } from '../files.ts';
import { json, parsed } from '../options.ts';
import { loadScript, oneFile } from './file.ts';

/** `belfry script export FILE [--sort] [--out F]` */
export function exportScript(args: readonly string[], io: CommandIo): number {
  const { values, positionals } = parsed(args, {
    json: { type: 'boolean' },
    out: { type: 'string' },
    sort: { type: 'boolean' },
  });
  const script = loadScript(oneFile(positionals));
  const unknown = validateScript(script).errors.find((error) => error.code === 'unknown-character');
  if (unknown !== undefined) {
    throw new InputError(`${unknown.place}: ${unknown.message} ${unknown.cure ?? ''} Nothing was written.`);
  }
  const text = writeScript(values.sort === true ? scriptFrom(inUsualOrder(script)) : script);
  if (values.out === undefined) {
    io.out(text.trimEnd());
    return 0;
  }
  writeFile(values.out, text);
  io.out(
    values.json === true
      ? json({ name: script.name, out: values.out, characters: script.entries.length })
      : `${script.name}: ${script.entries.length} characters written to ${values.out}`,
  );
  return 0;
}

import { readdirSync, readFileSync } from 'node:fs';
import {
  BUILTIN_NAMES,
  builtinScript,
  nightIds,
  readScript,
  scoreScript,
  swapsForScript,
  validateScript,
} from './src/index.ts';

const dir = '/work/shared/reference/scripts/';
for (const f of [...readdirSync(dir).map((f) => dir + f), ...BUILTIN_NAMES]) {
  const s = f.startsWith('/') ? readScript(readFileSync(f, 'utf8')) : builtinScript(f)!;
  let t = performance.now();
  const r = validateScript(s);
  const dt = performance.now() - t;
  console.log('==', s.name, s.characters.length, 'serves', r.serves.join(), dt.toFixed(1) + 'ms');
  for (const x of [...r.errors, ...r.warnings, ...r.notes])
    if (x.code !== 'jinx') console.log('  ', x.severity, x.code, '|', x.place, '|', x.message, '|', x.cure);
  t = performance.now();
  const sc = scoreScript(s.characters, 10);
  const d2 = performance.now() - t;
  t = performance.now();
  const sw = swapsForScript(s.characters, 10);
  const d3 = performance.now() - t;
  console.log(
    '   score',
    sc?.score.toFixed(2),
    sc?.category.name,
    sc?.method,
    d2.toFixed(1) + 'ms',
    'swap',
    sw.easier?.out.name,
    '->',
    sw.easier?.in.name,
    sw.easier?.score,
    ';',
    sw.harder?.out.name,
    '->',
    sw.harder?.in.name,
    sw.harder?.score,
    d3.toFixed(0) + 'ms',
  );
}

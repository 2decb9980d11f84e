// npm run soak [rounds] [tables]: the crash test for as long as you like.
import { crashRounds } from './crash.ts';

const [rounds = '200', tables = '12'] = process.argv.slice(2);
const began = performance.now();
const report = await crashRounds(Number(rounds), Number(tables), `soak ${Date.now()}`);
console.log(JSON.stringify({ ...report, seconds: Math.round((performance.now() - began) / 1000) }));
process.exit(0);

// node apps/server/test/abuse-run.ts [frames]: the abuse test with a million frames, or as many as you like.
import { abuse } from './abuse.ts';

const [frames = '1000000'] = process.argv.slice(2);
console.log(JSON.stringify(await abuse(Number(frames), `abuse ${Date.now()}`)));
process.exit(0);

// node apps/server/test/abuse-run.ts [frames] [seed]: the abuse test with a million frames, or as many as you like.
import { abuse } from './abuse.ts';

const [frames = '1000000', seed = `abuse ${Date.now()}`] = process.argv.slice(2);
console.error(`seed: ${seed}`);
console.log(JSON.stringify({ ...(await abuse(Number(frames), seed)), seed }));
process.exit(0);

import { randomPolicy } from '../random.ts';
export const fairPolicy = randomPolicy;

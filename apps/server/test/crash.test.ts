import { expect, test } from 'vitest';
import { crashRounds } from './crash.ts';

test('kill -9 at random moments, twenty times: nothing acknowledged is lost, nothing is doubled, everybody resumes', async () => {
  const report = await crashRounds(20, 6, 'npm test');
  expect(report.acknowledged).toBeGreaterThan(200);
}, 300_000);

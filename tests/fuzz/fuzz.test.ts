import { expect, it } from 'vitest';
import { everyNth } from '../longRun.ts';
import { run } from './run.ts';

/*
 * Improbable inputs, for a few seconds each; "npm run fuzz -- check 10" goes on for ten minutes. The seed is fixed, so
 * that a failure can be reproduced anywhere.
 */
const targets: [name: Parameters<typeof run>[0]['name'], shortMs: number][] = [
  ['check', 2000],
  ['fix', 2000],
  ['edit', 2000],
  ['kill', 2000],
  ['serve', 2000],
  ['git', 2000],
  // One input is a whole site, which is built, shown, reviewed and edited.
  ['build', 12_000],
];

it.each(everyNth(targets, 3))('%s stands what comes', async (name, shortMs) => {
  expect(
    await run({ name, limitMs: Number(process.env.LINTEL_FUZZ_MS ?? shortMs), seed: 20261120, mostMs: 90_000 }),
  ).toBeGreaterThan(0);
});

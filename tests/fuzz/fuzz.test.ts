import { expect, it } from 'vitest';
import { run } from './run.ts';

/*
 * Improbable inputs, for a few seconds each; "npm run fuzz -- check 10" goes on for ten minutes. The seed is fixed, so
 * that a failure can be reproduced anywhere.
 */
it.each(['check', 'fix', 'edit', 'kill', 'serve', 'git'] as const)('%s stands what comes', async (name) => {
  expect(
    await run({ name, limitMs: Number(process.env.LINTEL_FUZZ_MS ?? 2000), seed: 20261120, mostMs: 90_000 }),
  ).toBeGreaterThan(0);
});

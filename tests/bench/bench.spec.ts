import { execFile } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

/* Smoke test of every measurement: each folder with a bench.ts runs once with the smallest sizes. */

const root = join(import.meta.dirname, '../..');
const names = readdirSync(import.meta.dirname).filter((name) =>
  existsSync(join(import.meta.dirname, name, 'bench.ts')),
);

/** Runs a measurement as `npm run bench` does. */
const runBench = (name: string) =>
  new Promise<{ status: number | string | null | undefined; said: string }>((resolve) => {
    const argv = ['--import', 'tsx', 'scripts/bench.ts', name, '--smoke'];
    execFile(process.execPath, argv, { cwd: root }, (error, stdout, stderr) =>
      resolve({ status: error ? error.code : 0, said: stdout + stderr }),
    );
  });

for (const name of names) {
  test(`npm run bench -- ${name} gives figures`, async () => {
    // A shared machine stalls, and several measurements compile the code first.
    test.setTimeout(300_000);
    const { status, said } = await runBench(name);
    expect(status, said).toBe(0);
    expect(said).not.toMatch(/NaN|Infinity|undefined/);
  });
}

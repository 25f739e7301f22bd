import { CannotRun, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { run } from './run.ts';

/* What "npm run fuzz" starts. */
const names = ['check', 'fix', 'edit', 'serve'] as const;

void runCommand(async () => {
  const options = { seed: { about: 'the number that leads to the same inputs again' } };
  const { what, minutes = '1', seed } = readOptions(options, process.argv.slice(2), ['what', 'minutes']);
  const name = names.find((one) => one === what);
  if (!name || !(Number(minutes) > 0))
    throw new CannotRun('Say what to try, and for how many minutes: npm run fuzz -- check 5');
  const start = seed === undefined ? Date.now() % 2 ** 31 : Number(seed);
  console.log(`Seed ${start}`);
  try {
    const count = await run({ name, limitMs: Number(minutes) * 60_000, seed: start, mostMs: 5000 });
    console.log(`${count} inputs, and nothing found.`);
    return 0;
  } catch (error) {
    console.error(error);
    return 1;
  }
});

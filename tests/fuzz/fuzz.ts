import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { run } from './run.ts';

/* Entry point of "npm run fuzz". */
const names = ['check', 'fix', 'edit', 'kill', 'serve', 'git', 'build'] as const;

const command = {
  name: 'fuzz',
  about: 'Tries inputs that nobody would write, until one shows a mistake or the time is over.',
  words: [
    {
      name: 'WHAT',
      about:
        'check, fix, edit (new, mv, rm), kill (commands, while they write), serve (bytes sent to the server), git (repositories) or build (sites that pass the check)',
    },
    { name: 'MINUTES', about: 'how long; 1 unless you say' },
  ],
  options: { seed: { about: 'the number that leads to the same inputs again' } },
  examples: ['check 5'],
};

void runCommand(command, async (argv) => {
  const { what, minutes = '1', seed } = readOptions(command.options, argv, ['what', 'minutes']);
  const name = names.find((one) => one === what);
  if (!name || !(Number(minutes) > 0))
    throw new CommandError('Say what to try, and for how many minutes: npm run fuzz -- check 5');
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

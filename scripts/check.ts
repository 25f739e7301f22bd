import { runCheck } from '#build/command/check.ts';
import { readCheckSettings } from '#build/command/checkOptions.ts';
import { runCommand } from '#build/errors/commandLine.ts';
import { mayBeColoured } from '#build/errors/report/pretty.ts';

const output = {
  out: (text: string) => process.stdout.write(`${text}\n`),
  error: (text: string) => process.stderr.write(`${text}\n`),
  isColoured: mayBeColoured(process.stdout),
};

// Whoever reads only the first lines, as `| head` does, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

async function run(): Promise<number> {
  const settings = readCheckSettings(process.argv.slice(2));
  if (settings.explain !== undefined) {
    const { explainCode } = await import('#build/docs/codes.ts');
    output.out(explainCode(settings.explain, output.isColoured));
    return 0;
  }
  if (!settings.isWatching) return (await runCheck(settings, output)).exitCode;
  const { watchAndCheck } = await import('#build/command/watch.ts');
  const stop = watchAndCheck(settings, output, process.stdout.isTTY);
  const end = () => {
    stop();
    process.exit(0);
  };
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, end);
  return 0;
}

void runCommand(run);

import { runCommand } from '#engine/problems/commandLine.ts';
import { mayBeColoured } from '#engine/problems/report/pretty.ts';
import { onEndSignal } from '#engine/store/endSignals.ts';
import { runCheck } from '#engine/tools/check/check.ts';
import { checkCommand, readCheckSettings } from '#engine/tools/check/checkOptions.ts';

const output = {
  out: (text: string) => process.stdout.write(`${text}\n`),
  error: (text: string) => process.stderr.write(`${text}\n`),
  isColoured: mayBeColoured(process.stdout),
};

// Whoever reads only the first lines, as `| head` does, has seen enough.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

async function run(argv: string[]): Promise<number> {
  const settings = readCheckSettings(argv);
  if (settings.explain !== undefined) {
    const { explainCode } = await import('#engine/problems/codes.ts');
    output.out(explainCode(settings.explain, output.isColoured));
    return 0;
  }
  if (!settings.isWatching) return (await runCheck(settings, output)).exitCode;
  const { watchAndCheck } = await import('#engine/tools/check/watch.ts');
  const stop = watchAndCheck(settings, output, process.stdout.isTTY);
  const end = () => {
    stop();
    process.exit(0);
  };
  onEndSignal(end);
  return 0;
}

void runCommand(checkCommand, run);

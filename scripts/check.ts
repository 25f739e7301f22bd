import { runCommand } from '#engine/problems/commandLine.ts';
import { supportsColour } from '#engine/problems/report/pretty.ts';
import { onTerminationSignal } from '#engine/store/terminationSignals.ts';
import { checkCommand, readCheckSettings } from '#engine/tools/check/checkOptions.ts';
import { runCheck } from '#engine/tools/check/runCheck.ts';

const output = {
  out: (text: string) => process.stdout.write(`${text}\n`),
  error: (text: string) => process.stderr.write(`${text}\n`),
  isColoured: supportsColour(process.stdout),
};

// A reader such as `| head` closes the pipe early: that is no error.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code !== 'EPIPE') throw error;
});

async function run(argv: string[]): Promise<number> {
  const settings = readCheckSettings(argv);
  if (settings.explain !== undefined) {
    const { explainCode } = await import('#engine/problems/codePage.ts');
    output.out(explainCode(settings.explain, output.isColoured));
    return 0;
  }
  if (!settings.isWatching) return (await runCheck(settings, output)).exitCode;
  const { watchAndCheck } = await import('#engine/tools/check/watchAndCheck.ts');
  const stop = watchAndCheck(settings, output, process.stdout.isTTY);
  const end = () => {
    stop();
    process.exit(0);
  };
  onTerminationSignal(end);
  return 0;
}

void runCommand(checkCommand, run);

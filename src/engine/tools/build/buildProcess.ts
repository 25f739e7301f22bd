import { compileInChildProcess } from '#engine/make/render/compiledCode.ts';
import { CommandError, runCommand } from '#engine/problems/commandLine.ts';
import { onTerminationSignal } from '#engine/store/terminationSignals.ts';
import { runBuild } from './runBuild.ts';
import type { BuildArguments, BuildProcessMessage, BuildProcessRequest } from './startBuildProcess.ts';

/* Builds a site in a child process: see startBuildProcess.ts. */

const send = (message: BuildProcessMessage) => process.send?.(message);

// Temporary output is removed at exit, which a signal alone would skip.
onTerminationSignal(() => process.exit());
process.once('disconnect', () => process.exit());

async function build(buildArguments: BuildArguments): Promise<number> {
  let isServed = false;
  compileInChildProcess();
  try {
    return await runBuild(buildArguments, async ({ make, ...site }) => {
      if (site.missing.length === 0) return;
      isServed = true;
      process.on('message', ({ make: path }: BuildProcessRequest) => make(path).then(() => send({ made: path })));
      send({ site });
    });
  } catch (error) {
    if (!isServed || !(error instanceof CommandError)) throw error;
    // The served output stays until this process is asked to end, which removes it.
    send({ failure: error.message });
    return new Promise(() => {});
  }
}

const command = { name: 'start', about: 'Builds a site for `npm start`.' };
void runCommand(command, ([words = '{}']) => build(JSON.parse(words) as BuildArguments)).then(() =>
  process.disconnect(),
);

import { compileApart } from '#engine/make/render/code.ts';
import { CannotRun, runCommand } from '#engine/problems/commandLine.ts';
import { onEndSignal } from '#engine/store/endSignals.ts';
import type { FromBuild, ToBuild } from './buildApart.ts';
import { runBuild } from './runBuild.ts';
import type { Words } from './words.ts';

/* Builds a site in a process of its own: see buildApart.ts. */

const send = (message: FromBuild) => process.send?.(message);

// What is unfinished is removed when the process ends, which a signal alone would not let it do.
onEndSignal(() => process.exit());
process.once('disconnect', () => process.exit());

async function build(words: Words): Promise<number> {
  let isServed = false;
  compileApart();
  try {
    return await runBuild(words, async ({ make, ...site }) => {
      if (site.missing.length === 0) return;
      isServed = true;
      process.on('message', ({ make: path }: ToBuild) => make(path).then(() => send({ made: path })));
      send({ site });
    });
  } catch (error) {
    if (!isServed || !(error instanceof CannotRun)) throw error;
    // What is there is served until this process is asked to end, which removes it.
    send({ failure: error.message });
    return new Promise(() => {});
  }
}

const command = { name: 'start', about: 'Builds a site for `npm start`.' };
void runCommand(command, ([words = '{}']) => build(JSON.parse(words) as Words)).then(() => process.disconnect());

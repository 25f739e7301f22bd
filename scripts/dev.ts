import { readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { devOptions as options, runDev } from '#engine/tools/dev/runDev.ts';

const about = 'Serves the site while you write: open pages follow as you save, and mistakes are shown over them.';

void runCommand({ name: 'dev', about, options }, async (argv) => {
  await runDev(readOptions(options, argv));
  return 0;
});

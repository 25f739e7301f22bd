import open from 'open';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { devOptions, runDev } from '#engine/tools/dev/runDev.ts';

const options = { ...devOptions, 'no-open': { about: 'opens no browser', isSwitch: true } };
const about = 'Opens the studio in your browser: see a page, click what you want to change, change it.';

void runCommand({ name: 'studio', about, options }, async (argv) => {
  const values = readOptions(options, argv);
  const { studio } = await runDev(values);
  // Where there is no browser to open, the address that was printed is what there is.
  if (!values['no-open']) await open(studio).catch(() => {});
  return 0;
});

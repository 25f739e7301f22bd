import open from 'open';
import { readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { devOptions, runDev } from '#engine/tools/dev/runDev.ts';

const options = { ...devOptions, 'no-open': { about: 'opens no browser', isSwitch: true } };
const about = 'Opens the studio in your browser: see a page, click what you want to change, change it.';

void runCommand({ name: 'studio', about, options }, async (argv) => {
  const values = readOptions(options, argv);
  const { studio } = await runDev(values);
  // Without a browser to open, the printed address is enough.
  if (!values['no-open']) await open(studio).catch(() => {});
  return 0;
});

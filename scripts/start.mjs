// Installs what is missing, checks and builds the site, and serves it: all that a fresh machine with Node needs.
import { join } from 'node:path';
import { asksForHelp, describeCommand } from '#engine/problems/describeCommand.mjs';
import { ensureInstalled } from './install.mjs';
import { startCommand } from './startCommand.mjs';

// Before anything is installed: whoever asks what this does has not asked for it.
if (asksForHelp(process.argv.slice(2))) {
  console.log(describeCommand(startCommand));
  process.exit();
}
ensureInstalled();
process.chdir(join(import.meta.dirname, '..'));
const { register } = await import('tsx/esm/api');
register();
const { readOptions, runCommand } = await import('#engine/problems/commandLine.ts');
const { onEndSignal } = await import('#engine/store/endSignals.ts');
const { runStart } = await import('#engine/tools/build/runStart.ts');

// What is unfinished is removed when the process ends, which a signal alone would not let it do.
onEndSignal(() => process.exit());

// A signal that ends npm ends the shell between npm and this process, and goes no further: the site would be served on.
const shell = process.ppid;
if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === shell || process.exit(), 500).unref();

await runCommand(startCommand, (argv) => runStart(readOptions(startCommand.options, argv)));

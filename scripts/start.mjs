// Installs what is missing, checks and builds the site, and serves it: all that a fresh machine with Node needs.
import { spawnSync } from 'node:child_process';
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
const { register } = await import('tsx/esm/api');
register();
const { readOptions, runCommand } = await import('#engine/problems/commandLine.ts');

const root = join(import.meta.dirname, '..');

await runCommand(startCommand, async (argv) => {
  const { port, ...given } = readOptions(startCommand.options, argv);
  const words = Object.entries(given).flatMap(([name, value]) =>
    startCommand.options[name].isSwitch ? `--${name}` : [`--${name}`, value],
  );
  // A process of its own, so that what the build has loaded does not stay in the server's memory.
  const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...words], {
    cwd: root,
    stdio: 'inherit',
  });
  if (build.status !== 0) return build.status ?? 1;
  stopWithShell();
  process.argv.splice(2, Number.POSITIVE_INFINITY, '--out', given.out, '--port', port);
  await import('./serve.ts');
  return 0;
});

/** A signal that ends npm ends the shell between npm and this process, and goes no further: the site would be served on. */
function stopWithShell() {
  const shell = process.ppid;
  if (process.env.npm_lifecycle_event) setInterval(() => process.ppid === shell || process.exit(), 500).unref();
}

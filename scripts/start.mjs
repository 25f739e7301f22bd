// Installs what is missing, checks and builds the site, and serves it: all that a fresh machine with Node needs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { asksForHelp, describeCommand } from '#engine/problems/describeCommand.mjs';
import { ensureInstalled } from './install.mjs';

const command = {
  name: 'start',
  about: 'Installs what is missing, checks and builds the site, and serves it.',
  options: {
    pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
    out: { about: 'the folder for the finished site', default: 'dist', value: 'DIR' },
    port: { about: 'the port to listen on', default: process.env.PORT ?? '4173', value: 'N' },
    at: { about: 'the day to build for, as 2027-01-15; today unless you say', value: 'DAY' },
    compress: { about: 'also writes compressed texts: .br and .gz beside every text', isSwitch: true },
  },
};

// Before anything is installed: whoever asks what this does has not asked for it.
if (asksForHelp(process.argv.slice(2))) {
  console.log(describeCommand(command));
  process.exit();
}
ensureInstalled();
const { register } = await import('tsx/esm/api');
register();
const { readOptions, runCommand } = await import('#engine/problems/commandLine.ts');

const root = join(import.meta.dirname, '..');

await runCommand(command, async (argv) => {
  const { port, ...given } = readOptions(command.options, argv);
  const words = Object.entries(given).flatMap(([name, value]) =>
    command.options[name].isSwitch ? `--${name}` : [`--${name}`, value],
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

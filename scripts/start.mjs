// Installs what is missing, checks and builds the site, and serves it: all that a fresh machine with Node needs.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { ensureInstalled } from './install.mjs';

ensureInstalled();
const { register } = await import('tsx/esm/api');

const root = join(import.meta.dirname, '..');
// A process of its own, so that what the build has loaded does not stay in the server's memory.
const build = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts', ...process.argv.slice(2)], {
  cwd: root,
  stdio: 'inherit',
});
if (build.status !== 0) process.exit(build.status ?? 1);

// A signal that ends npm ends the shell between npm and this process, and goes no further: the site would be served on.
const shell = process.ppid;
const stopWithShell = () => process.ppid === shell || process.exit();
if (process.env.npm_lifecycle_event) setInterval(stopWithShell, 500).unref();

register();
await import('./serve.ts');

// Installs missing packages, checks and builds the site, and serves it: a fresh machine needs only Node.
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { asksForHelp, describeCommand } from '#engine/problems/describeCommand.mjs';
import { ensureInstalled } from './install.mjs';
import { startCommand } from './startCommand.mjs';

// Before anything is installed: --help must change nothing.
if (asksForHelp(process.argv.slice(2))) {
  console.log(describeCommand(startCommand));
  process.exit();
}
ensureInstalled();
process.chdir(join(import.meta.dirname, '..'));
process.argv.splice(2, 0, join(import.meta.dirname, 'start.ts'));
createRequire(import.meta.url)('./compiled.cjs');

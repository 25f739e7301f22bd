// Installs what is missing, checks and builds the site, and serves it: all that a fresh machine with Node needs.
import { createRequire } from 'node:module';
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
process.argv.splice(2, 0, join(import.meta.dirname, 'start.ts'));
createRequire(import.meta.url)('./compiled.cjs');

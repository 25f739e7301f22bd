#!/usr/bin/env node
/*
 * lintel COMMAND [options]: the commands of an installed Lintel, for the site in the current folder. A command is a
 * file beside this one; to add one, name it here.
 */
const { join } = require('node:path');

const commands = {
  new: 'a site, a page, a list, a layout or a block',
  dev: 'serves the site while you write',
  studio: 'opens the studio: edit by clicking',
  check: 'says what is wrong, and how to correct it',
  build: 'checks the pages and writes the finished site',
  serve: 'serves the finished site',
  test: 'tests the blocks that a site has of its own, in a browser',
  mv: 'moves a page or a file, and what leads there',
  rm: 'removes a page or a file',
  translated: 'shows what is translated; notes that a translation is up to date',
  eject: 'copies one of the blocks into your site, to change it there',
  focus: 'shows a picture with a grid, to choose what stays in view',
  inbox: 'receives what visitors send with forms, and shows it',
  'forms:schema': 'writes each form as a JSON Schema, for whoever receives what it sends',
  review: 'says what visitors get differently',
  migrate: 'rewrites blocks whose shape has changed in a newer Lintel',
  recover: 'finishes or takes back a change that was interrupted',
  gen: 'writes types of your own blocks, and lists for editors',
};

const files = { test: 'testBlocks', 'forms:schema': 'formsSchema' };

const [name = 'help', ...words] = process.argv.slice(2);
if (process.versions.pnp !== undefined) {
  // Vite and Mantine do not support it either.
  console.error(`Lintel needs its packages in a folder "node_modules", which Yarn makes only if it is told to. Write this line in the
file ".yarnrc.yml" beside "package.json", and run "yarn install":

nodeLinker: node-modules`);
  process.exitCode = 2;
} else if (Object.hasOwn(commands, name)) {
  process.argv.splice(2, process.argv.length, join(__dirname, `${files[name] ?? name}.ts`), ...words);
  require('./compiled.cjs');
} else if (['--version', '-v', 'version'].includes(name)) console.log(require('../package.json').version);
else {
  const isAsked = ['help', '--help', '-h'].includes(name);
  const lines = Object.entries(commands).map(([command, about]) => `  ${command.padEnd(14)}${about}`);
  const end = 'lintel COMMAND --help says more of one. lintel --version says which version this is.';
  const text = ['lintel COMMAND [options]', lines.join('\n'), end].join('\n\n');
  if (isAsked) console.log(text);
  else console.error(`There is no command ${JSON.stringify(name)}.\n\n${text}`);
  process.exitCode = isAsked ? 0 : 2;
}

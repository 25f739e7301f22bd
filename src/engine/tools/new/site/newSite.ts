import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadSite } from '#engine/content/loadSite.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { assertKnownName, CommandError } from '#engine/problems/commandLine.ts';
import { makeFolders } from '#engine/store/cacheFiles.cjs';
import { deferTermination } from '#engine/store/terminationSignals.ts';
import { formatQuotedList } from '#shared/formatText.ts';
import { slugify } from '#shared/slugify.ts';
import { writeEditorSchemas } from '../../editor/writeEditorSchemas.ts';
import { createSiteFiles, type NewSiteOptions, readLanguages, readLooks } from './createSiteFiles.ts';
import { dependOnLintel } from './vendorLintel.ts';

const allowed = new Set(['package.json', 'package-lock.json', 'node_modules', '.git', '.npmrc', '.DS_Store']);

const commands = [
  'dev',
  'studio',
  'check',
  'build',
  'serve',
  'new',
  'mv',
  'rm',
  'translated',
  'eject',
  'focus',
  'inbox',
  'forms:schema',
  'review',
  'migrate',
  'recover',
  'gen',
];

/**
 * Writes a complete new site into an empty folder. Asks for missing options on a terminal.
 * @throws CommandError if a file is in the way, or if an option is invalid
 */
export async function newSite(folder: string, given: Partial<NewSiteOptions>, isDryRun: boolean): Promise<EditResult> {
  refuseNonEmptyFolder(folder);
  const options = await askForMissingOptions(given);
  refuseInvalidOptions(options);
  const files = await createSiteFiles(options);
  const existing = readPackage(join(folder, 'package.json'));
  const { range, tarball } = dependOnLintel(resolve(folder), existing.dependencies?.lintel);
  files.set('package.json', packageFile(existing, options.name, range));
  const listed = [...files.keys(), ...(tarball ? [tarball.path] : [])].sort().map((path) => `  ${path}`);
  if (isDryRun) return { ok: true, text: ['Would write', ...listed].join('\n') };
  if (tarball) files.set(tarball.path, tarball.read());
  deferTermination(() => {
    for (const [path, content] of files) {
      makeFolders(dirname(join(folder, path)));
      writeFileSync(join(folder, path), content);
    }
  });
  writeEditorSchemas(loadSite(join(folder, 'pages')).source, resolve(folder, '.cache/schemas'));
  const theme = JSON.parse(String(files.get('pages/_site.json'))).theme;
  const darker =
    theme.brand === options.brand.toLowerCase()
      ? []
      : [
          `${options.brand} is too light for white text on it: the site has ${theme.brand}. "theme" in pages/_site.json says so.`,
        ];
  const relativeFolder = relative('.', folder);
  const steps = [
    ...(relativeFolder ? [`  cd ${relativeFolder}`] : []),
    '  npm install',
    '  npm run studio     edit by clicking',
  ];
  return {
    ok: true,
    text: ['Wrote', ...listed, ...darker, 'Next:', ...steps, 'README.md says what else there is.'].join('\n'),
  };
}

function refuseNonEmptyFolder(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new CommandError(`${folder} is a file. Name a folder for the site.`);
  const inTheWay = readdirSync(folder).filter((name) => !allowed.has(name));
  if (inTheWay.length === 0) return;
  const shown = inTheWay.slice(0, 5).map((name) => `"${name}"`);
  const more = inTheWay.length > 5 ? ` and ${inTheWay.length - 5} more` : '';
  throw new CommandError(
    `A new site needs an empty folder, and ${folder} has ${more ? shown.join(', ') + more : formatQuotedList(inTheWay)} in it. Nothing was written: name another folder.`,
  );
}

/** Asks for missing options on a terminal; otherwise the defaults are used. */
async function askForMissingOptions(given: Partial<NewSiteOptions>): Promise<NewSiteOptions> {
  const looks = readLooks();
  const defaults: NewSiteOptions = { name: 'My site', language: 'en', brand: '#0a6c74', look: 'quiet' };
  const options = { ...defaults, ...given };
  if (!process.stdin.isTTY || !process.stdout.isTTY) return options;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (key: keyof NewSiteOptions, question: string) => {
    if (given[key] === undefined)
      options[key] = (await terminal.question(`${question} (${defaults[key]}) `)).trim() || defaults[key];
  };
  await ask('name', 'What is the site called?');
  await ask('language', `Its language: ${readLanguages().join(' or ')}?`);
  await ask('brand', 'Its colour, as #0a6c74?');
  if (given.look === undefined) for (const [name, about] of Object.entries(looks)) console.log(`  ${name}: ${about}`);
  await ask('look', 'Which look?');
  terminal.close();
  return options;
}

function refuseInvalidOptions({ name, language, brand, look }: NewSiteOptions): void {
  assertKnownName('language', language, readLanguages());
  assertKnownName('look', look, Object.keys(readLooks()));
  if (!/^#[\da-f]{6}$/i.test(brand)) throw new CommandError(`--brand must be a colour as #0a6c74, but is "${brand}".`);
  if (/[{}<>[\]*`\n]|^\s*$/.test(name))
    throw new CommandError(
      '--name must be a name, without brackets, stars and backticks, which mean something in texts.',
    );
}

interface PackageFile {
  scripts?: Record<string, string>;
  dependencies?: Record<string, string>;
}

const readPackage = (path: string): PackageFile => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {});

/** Text of `package.json`: adds to an existing one, whose values stay. */
function packageFile(existing: PackageFile, name: string, lintel: string): string {
  const scripts = Object.fromEntries(commands.map((command) => [command, `lintel ${command}`]));
  const defaults = {
    name: slugify(name) || 'site',
    private: true,
    type: 'module',
    ...existing,
    scripts: {
      start: 'lintel dev',
      ...scripts,
      test: 'lintel test blocks',
      audit: 'npm audit --omit=dev',
      ...existing.scripts,
    },
    dependencies: { ...existing.dependencies, lintel },
  };
  return `${JSON.stringify(defaults, null, 2)}\n`;
}

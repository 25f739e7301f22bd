import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { loadSite } from '#engine/content/loadSite.ts';
import type { EditResult } from '#engine/edit/openSite.ts';
import { assertKnown, CannotRun } from '#engine/problems/commandLine.ts';
import { withoutEnding } from '#engine/store/endSignals.ts';
import { addressName } from '#shared/addressName.ts';
import { allOf } from '#shared/words.ts';
import { writeEditorSchemas } from '../../editor/writeEditorSchemas.ts';
import { ownVersion, readLanguages, readLooks, type SiteWishes, siteFiles } from './siteFiles.ts';

/** What may be in the folder of a new site: what an installation and Git leave there. */
const allowed = new Set(['package.json', 'package-lock.json', 'node_modules', '.git', '.npmrc', '.DS_Store']);

/** Commands of the site's own package.json. */
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
  'focus',
  'forms:schema',
  'review',
  'migrate',
  'recover',
  'gen',
];

/**
 * Writes a whole new site into an empty folder. What is not given is asked for on a terminal.
 * @throws CannotRun when something is in the way, or a value cannot be
 */
export async function newSite(folder: string, given: Partial<SiteWishes>, isDryRun: boolean): Promise<EditResult> {
  refuseFull(folder);
  const wishes = await complete(given);
  refuseOdd(wishes);
  const files = await siteFiles(wishes);
  files.set('package.json', packageFile(join(folder, 'package.json'), wishes.name));
  const listed = [...files.keys()].sort().map((path) => `  ${path}`);
  if (isDryRun) return { ok: true, text: ['Would write', ...listed].join('\n') };
  withoutEnding(() => {
    for (const [path, content] of files) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
  });
  writeEditorSchemas(loadSite(join(folder, 'pages')).source, resolve(folder, '.cache/schemas'));
  const theme = JSON.parse(String(files.get('pages/_site.json'))).theme;
  const darker =
    theme.brand === wishes.brand.toLowerCase()
      ? []
      : [
          `${wishes.brand} is too light for white text on it: the site has ${theme.brand}. "theme" in pages/_site.json says so.`,
        ];
  const there = relative('.', folder);
  const steps = [...(there ? [`  cd ${there}`] : []), '  npm install', '  npm run studio     edit by clicking'];
  return {
    ok: true,
    text: ['Wrote', ...listed, ...darker, 'Next:', ...steps, 'README.md says what else there is.'].join('\n'),
  };
}

function refuseFull(folder: string): void {
  if (!existsSync(folder)) return;
  if (!statSync(folder).isDirectory()) throw new CannotRun(`${folder} is a file. Name a folder for the site.`);
  const inTheWay = readdirSync(folder).filter((name) => !allowed.has(name));
  if (inTheWay.length === 0) return;
  const shown = inTheWay.slice(0, 5).map((name) => `"${name}"`);
  const more = inTheWay.length > 5 ? ` and ${inTheWay.length - 5} more` : '';
  throw new CannotRun(
    `A new site needs an empty folder, and ${folder} has ${more ? shown.join(', ') + more : allOf(inTheWay)} in it. Nothing was written: name another folder.`,
  );
}

/** Asks for what is not given, where somebody can answer; elsewhere the usual is taken. */
async function complete(given: Partial<SiteWishes>): Promise<SiteWishes> {
  const looks = readLooks();
  const usual: SiteWishes = { name: 'My site', language: 'en', brand: '#0a6c74', look: 'quiet' };
  const wishes = { ...usual, ...given };
  if (!process.stdin.isTTY || !process.stdout.isTTY) return wishes;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (key: keyof SiteWishes, question: string) => {
    if (given[key] === undefined)
      wishes[key] = (await terminal.question(`${question} (${usual[key]}) `)).trim() || usual[key];
  };
  await ask('name', 'What is the site called?');
  await ask('language', `Its language: ${readLanguages().join(' or ')}?`);
  await ask('brand', 'Its colour, as #0a6c74?');
  if (given.look === undefined) for (const [name, about] of Object.entries(looks)) console.log(`  ${name}: ${about}`);
  await ask('look', 'Which look?');
  terminal.close();
  return wishes;
}

function refuseOdd({ name, language, brand, look }: SiteWishes): void {
  assertKnown('language', language, readLanguages());
  assertKnown('look', look, Object.keys(readLooks()));
  if (!/^#[\da-f]{6}$/i.test(brand)) throw new CannotRun(`--brand must be a colour as #0a6c74, but is "${brand}".`);
  if (/[{}<>[\]*`\n]|^\s*$/.test(name))
    throw new CannotRun('--name must be a name, without brackets, stars and backticks, which mean something in texts.');
}

/** The text of `package.json`: what is in one that is there stays. */
function packageFile(path: string, name: string): string {
  const there = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const scripts = Object.fromEntries(commands.map((command) => [command, `lintel ${command}`]));
  const made = {
    name: addressName(name) || 'site',
    private: true,
    type: 'module',
    ...there,
    scripts: {
      start: 'lintel dev',
      ...scripts,
      test: 'lintel test blocks',
      audit: 'npm audit --omit=dev',
      ...there.scripts,
    },
    dependencies: { lintel: `^${ownVersion()}`, ...there.dependencies },
  };
  return `${JSON.stringify(made, null, 2)}\n`;
}

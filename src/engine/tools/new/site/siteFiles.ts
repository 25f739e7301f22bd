import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { engineVersions } from '#engine/check/versions.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { addressName } from '#shared/addressName.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { editorSettings } from '../../editor/writeEditorSchemas.ts';
import { coloursFrom } from './colours.ts';
import { type Art, drawPictures } from './pictures.ts';

/** What a new site is made from. */
export interface SiteWishes {
  name: string;
  /** One of `languages`. */
  language: string;
  /** `#rrggbb` */
  brand: string;
  /** One of `looks`. */
  look: string;
}

/** A look: colours, type and corners, what surrounds a page, and the blocks of the home page. */
interface Look {
  about: string;
  art: Art;
  theme: { ink: string; surface: string; headingFont: string } & JsonObject;
  layout: Json[];
  home: Json[];
}

const here = (path: string) => join(import.meta.dirname, path);
const readJson = (path: string) => JSON.parse(readFileSync(here(path), 'utf8'));
const namesIn = (folder: string) => readdirSync(here(folder)).map((name) => name.replace(/\.json$/, ''));

/** Looks that there are, by name, each with what it is like. */
export const readLooks = (): Record<string, string> =>
  Object.fromEntries(namesIn('looks').map((name) => [name, (readJson(`looks/${name}.json`) as Look).about]));

/** Languages in which there are texts to begin with. */
export const readLanguages = (): string[] => namesIn('texts');

/** The version of this program. */
export const ownVersion = (): string => JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;

/** All files of a new site, by path from its top; `package.json` is apart, for there may be one. */
export async function siteFiles(wishes: SiteWishes): Promise<Map<string, string | Uint8Array>> {
  const { name, language, brand } = wishes;
  const look: Look = readJson(`looks/${wishes.look}.json`);
  const texts: JsonObject = readJson(`texts/${language}.json`);
  const colours = coloursFrom(brand, look.theme);
  const values: JsonObject = {
    ...texts,
    art: isObject(texts.arts) ? (texts.arts[look.art] ?? '') : '',
    name,
    slug: addressName(name).replace(/[^a-z0-9]+/g, '-') || 'site',
    theme: { ...look.theme, ...colours },
    blockVersions: Object.fromEntries([...engineVersions()].filter(([, version]) => version > 1)),
  };
  const files = new Map<string, string | Uint8Array>();
  const add = (path: string, template: Json) => files.set(path, `${JSON.stringify(fill(template, values), null, 2)}\n`);
  for (const page of namesIn('pages')) add(`pages/${page}.json`, readJson(`pages/${page}.json`));
  add('pages/index.json', {
    title: '[[homeTitle]]',
    description: '[[homeDescription]]',
    heading: '[[welcome]]',
    card: { title: '[[home]]' },
    blocks: look.home,
  });
  add('pages/_layouts/page.json', { blocks: look.layout });
  const isSerif = / serif$/.test(look.theme.headingFont);
  const pages = [...files.values()].join('');
  for (const [path, content] of await drawPictures({ name, art: look.art, isSerif }, colours))
    if (pages.includes(path)) files.set(`pages/_media/${path}`, content);
  files.set('README.md', readFileSync(here(`README.${language}.md`), 'utf8').replaceAll('[[name]]', name));
  files.set('.gitignore', 'node_modules/\ndist/\n.cache/\n*.log\n');
  files.set('.github/workflows/site.yml', ciFile());
  files.set('.vscode/settings.json', `${JSON.stringify(vsCodeSettings(), null, 2)}\n`);
  files.set('tsconfig.json', `${JSON.stringify(typesOfBlocks, null, 2)}\n`);
  return files;
}

/** Fills `[[key]]` in texts; a text that is nothing else becomes the value, whatever that is. */
function fill(template: Json, values: JsonObject): Json {
  if (typeof template === 'string') {
    const whole = /^\[\[(\w+)\]\]$/.exec(template)?.[1];
    if (whole) return values[whole] ?? '';
    return template.replace(/\[\[(\w+)\]\]/g, (_, key: string) => String(values[key]));
  }
  if (Array.isArray(template)) return template.map((item) => fill(item, values));
  if (!isObject(template)) return template;
  return Object.fromEntries(
    Object.entries(template)
      .map(([key, value]): [string, Json] => [key, fill(value ?? null, values)])
      .filter(([key, value]) => !isEmptyChoice(key, value)),
  );
}

/** What need not be written where there is nothing in it. */
const isEmptyChoice = (key: string, value: Json) =>
  ['labels', 'blockVersions'].includes(key) && isObject(value) && Object.keys(value).length === 0;

/** For an editor, or `tsc`, that looks at the site's own blocks. */
const typesOfBlocks = {
  compilerOptions: {
    target: 'es2023',
    module: 'esnext',
    moduleResolution: 'bundler',
    lib: ['es2023', 'dom', 'dom.iterable'],
    types: ['vite/client'],
    jsx: 'react-jsx',
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    verbatimModuleSyntax: true,
    skipLibCheck: true,
  },
  include: ['blocks', 'rules', 'checks', 'features'],
};

/** The file for GitHub, without the line that says where to copy it. */
const ciFile = () => readFileSync(here('../../ci/github.yml'), 'utf8').replace(/^# Copy this.*\n/, '');

const vsCodeSettings = () => ({
  'json.schemas': editorSettings('.cache/schemas'),
  '[json]': { 'editor.quickSuggestions': { strings: 'on' }, 'editor.wordWrap': 'on', 'editor.formatOnSave': false },
  'files.watcherExclude': { '**/.cache/**': true, '**/dist/**': true },
});

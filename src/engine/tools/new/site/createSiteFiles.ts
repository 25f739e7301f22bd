import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readEngineBlockVersions } from '#engine/check/blockVersions.ts';
import { defaultTimeZone } from '#engine/content/siteTime.ts';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { slugify } from '#shared/slugify.ts';
import { ciPathOf, createCiFile } from '../../ci/createCiFile.ts';
import { createEditorSettings } from '../../editor/writeEditorSchemas.ts';
import { deriveColours } from './deriveColours.ts';
import { type ArtStyle, drawPictures } from './drawPictures.ts';

export interface NewSiteOptions {
  name: string;
  /** One of `readLanguages`. */
  language: string;
  /** `#rrggbb` */
  brand: string;
  /** One of `readLooks`. */
  look: string;
}

interface SiteLook {
  about: string;
  art: ArtStyle;
  theme: { ink: string; surface: string; headingFont: string } & JsonObject;
  layout: Json[];
  home: Json[];
}

const templatePathOf = (path: string) => join(import.meta.dirname, path);
const readJson = (path: string) => JSON.parse(readFileSync(templatePathOf(path), 'utf8'));
const listJsonNames = (folder: string) =>
  readdirSync(templatePathOf(folder)).map((name) => name.replace(/\.json$/, ''));

/** Descriptions of the available looks, by name. */
export const readLooks = (): Record<string, string> =>
  Object.fromEntries(listJsonNames('looks').map((name) => [name, (readJson(`looks/${name}.json`) as SiteLook).about]));

export const readLanguages = (): string[] => listJsonNames('texts');

export const readLintelVersion = (): string =>
  JSON.parse(readFileSync(join(projectRoot, 'package.json'), 'utf8')).version;

/** Creates all files of a new site by path from its top, without `package.json`, which may exist already. */
export async function createSiteFiles(options: NewSiteOptions): Promise<Map<string, string | Uint8Array>> {
  const { name, language, brand } = options;
  const look: SiteLook = readJson(`looks/${options.look}.json`);
  const texts: JsonObject = readJson(`texts/${language}.json`);
  const colours = deriveColours(brand, look.theme);
  const values: JsonObject = {
    ...texts,
    art: isObject(texts.arts) ? (texts.arts[look.art] ?? '') : '',
    name,
    slug: slugify(name).replace(/[^a-z0-9]+/g, '-') || 'site',
    theme: { ...look.theme, ...colours },
    blockVersions: Object.fromEntries([...readEngineBlockVersions()].filter(([, version]) => version > 1)),
  };
  const files = new Map<string, string | Uint8Array>();
  const add = (path: string, template: Json) =>
    files.set(path, `${JSON.stringify(fillTemplate(template, values), null, 2)}\n`);
  for (const page of listJsonNames('pages')) add(`pages/${page}.json`, readJson(`pages/${page}.json`));
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
  files.set('README.md', readFileSync(templatePathOf(`README.${language}.md`), 'utf8').replaceAll('[[name]]', name));
  files.set('.gitignore', 'node_modules/\ndist/\n/inbox/\n.cache/\n*.log\n');
  files.set(ciPathOf('github'), createCiFile('github', defaultTimeZone));
  files.set('.vscode/settings.json', `${JSON.stringify(vsCodeSettings(), null, 2)}\n`);
  files.set('tsconfig.json', `${JSON.stringify(tsconfigOfSite, null, 2)}\n`);
  return files;
}

/** Replaces `[[key]]` in texts; a text that is only a placeholder becomes the value itself, of any type. */
function fillTemplate(template: Json, values: JsonObject): Json {
  if (typeof template === 'string') {
    const placeholderKey = /^\[\[(\w+)\]\]$/.exec(template)?.[1];
    if (placeholderKey) return values[placeholderKey] ?? '';
    return template.replace(/\[\[(\w+)\]\]/g, (_, key: string) => String(values[key]));
  }
  if (Array.isArray(template)) return template.map((item) => fillTemplate(item, values));
  if (!isObject(template)) return template;
  return Object.fromEntries(
    Object.entries(template)
      .map(([key, value]): [string, Json] => [key, fillTemplate(value ?? null, values)])
      .filter(([key, value]) => !isEmptyChoice(key, value)),
  );
}

const isEmptyChoice = (key: string, value: Json) =>
  ['labels', 'blockVersions'].includes(key) && isObject(value) && Object.keys(value).length === 0;

/** For editors, or `tsc`, that check the site's own blocks. */
const tsconfigOfSite = {
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

const vsCodeSettings = () => ({
  'json.schemas': createEditorSettings('.cache/schemas'),
  '[json]': { 'editor.quickSuggestions': { strings: 'on' }, 'editor.wordWrap': 'on', 'editor.formatOnSave': false },
  'files.watcherExclude': { '**/.cache/**': true, '**/dist/**': true },
});

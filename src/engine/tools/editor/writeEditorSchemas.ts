import { join, resolve } from 'node:path';
import { createSiteGraph } from '#engine/check/crossFile/siteGraph.ts';
import { createFactsContext } from '#engine/check/facts/factsContext.ts';
import { createItemSchema } from '#engine/check/facts/itemSchema.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import {
  composeFileSchema,
  schemasDirectory,
  withoutTemplateProperties,
} from '#engine/content/schema/composeSchema.ts';
import { writeStaleFiles } from '#engine/content/schema/generateTypes.ts';
import type { SiteSource } from '#engine/content/siteSource.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { composeSite, siteAsWritten } from '#engine/content/textFiles.ts';
import { findExampleReplacements } from '#engine/make/gallery/findExampleReplacements.ts';
import { customBlocksDirectory, siteRoot } from '#engine/store/siteRoot.ts';
import type { JsonObject } from '#shared/json.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import { blockDefinitions } from './blockDefinitions.ts';
import { dataListSchema, nameDefinitions } from './nameDefinitions.ts';
import { collectSiteNames } from './siteNames.ts';
import { type BlockPlacement, toEditorSchema } from './toEditorSchema.ts';
import { type EditorSchema, textDefinitions } from './valueSchemas.ts';

/** Folder that `.vscode/settings.json` refers to: in this repository, or in a site. */
const editorSchemasDirectory = customBlocksDirectory
  ? join(siteRoot, '.cache/schemas')
  : join(schemasDirectory, 'generated');
const sitePagesDirectory = join(siteRoot, 'pages');

/**
 * Creates `json.schemas` of VS Code's settings for the files in `pages`.
 * @param folder of the schemas, from the top of the site
 */
export const createEditorSettings = (folder: string): { fileMatch: string[]; url: string }[] =>
  Object.entries(fileKinds).map(([kind, names]) => ({
    fileMatch: names.map((name) => (name.startsWith('!') ? `!/pages${name.slice(1)}` : `/pages${name}`)),
    url: `./${folder}/${kind}.schema.json`,
  }));

/**
 * File patterns in a pages folder by kind; those that begin with `!` exclude files of another kind. Translations are
 * excluded for all kinds but pages: they are partial, and no schema says of what. Each kind has its own schema file,
 * which refers to the one that holds everything.
 */
const fileKinds: Record<string, string[]> = {
  page: ['/**/*.json', '!/_*/**/*.json', '!/_site.json', '!/_site.*.json', '!/**/[[]*.json'],
  template: ['/**/[[]*.json'],
  site: ['/_site.json'],
  layout: ['/_layouts/*.json', '!/_layouts/*.*.json'],
  block: ['/_blocks/*.json', '!/_blocks/*.*.json'],
  pattern: ['/_patterns/*.json'],
  data: ['/_data/*.json', '!/_data/*.*.json'],
};

const allSchemasFile = 'all.schema.json';

/**
 * Writes the schemas that the editor's settings name, for this pages folder alone: another site has other names. If
 * they cannot be written, the editor uses the previous ones.
 */
export function updateEditorSchemas(source: SiteSource): string[] {
  if (resolve(source.directory) !== sitePagesDirectory || !source.pages.length) return [];
  try {
    return writeEditorSchemas(source, editorSchemasDirectory);
  } catch {
    return [];
  }
}

/** Does the same for a pages folder as it is on disk. The addresses of lists on pages follow from the facts of these. */
export function updateEditorSchemasIn(pages: string): string[] {
  const { source } = loadSite(pages);
  if (resolve(source.directory) !== sitePagesDirectory) return [];
  const { source: withLists } = createSiteGraph(createFactsContext(composeSite(source), siteNow(pages)));
  return updateEditorSchemas(siteAsWritten(withLists));
}

/**
 * Writes the schemas for editors with the current names of a site. Files that would not change are left alone, as
 * editors reload changed ones.
 */
export function writeEditorSchemas(source: SiteSource, directory: string): string[] {
  const files = new Map([[join(directory, allSchemasFile), JSON.stringify(createEditorSchema(source))]]);
  for (const kind of Object.keys(fileKinds))
    files.set(
      join(directory, `${kind}.schema.json`),
      JSON.stringify({ $schema: jsonSchemaDraft, $ref: `${allSchemasFile}#/${definitionPathOf(kind)}` }),
    );
  return writeStaleFiles(files);
}

/** Creates the same schemas for the studio's JSON editor, in one object. */
export const createEditorSchemas = (source: SiteSource): EditorSchemas => ({
  files: Object.entries(fileKinds).map(([kind, names]) => ({ names, definition: definitionPathOf(kind) })),
  schema: createEditorSchema(source) as JsonObject,
});

const definitionPathOf = (kind: string) => `definitions/file:${kind}`;

const jsonSchemaDraft = 'http://json-schema.org/draft-07/schema#';

function createEditorSchema(source: SiteSource): EditorSchema {
  const names = collectSiteNames(source);
  const items = new Map(
    [...names.lists].map(([name, fields]): [string, [JsonObject, EditorSchema]] => [
      name,
      [fields, toEditorSchema(createItemSchema(fields), 'page')],
    ]),
  );
  const file = (name: 'page' | 'layout' | 'pattern' | 'site' | 'data-list', place: BlockPlacement = 'page') =>
    toEditorSchema(composeFileSchema(name), place);
  return {
    $schema: jsonSchemaDraft,
    definitions: {
      'file:page': toEditorSchema(withoutTemplateProperties(composeFileSchema('page')), 'page'),
      'file:template': file('page'),
      'file:layout': file('layout', 'layout'),
      'file:pattern': file('pattern'),
      'file:site': file('site'),
      'file:data': dataListSchema(file('data-list'), items),
      ...blockDefinitions(findExampleReplacements(source), names.shared[0]),
      ...nameDefinitions(names),
      ...textDefinitions,
    },
  };
}

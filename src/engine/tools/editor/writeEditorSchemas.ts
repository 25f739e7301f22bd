import { join, resolve } from 'node:path';
import { itemSchema } from '#engine/check/facts/itemSchema.ts';
import { composeFileSchema, schemasDirectory } from '#engine/content/schema/compose.ts';
import { writeStale } from '#engine/content/schema/generateTypes.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { findStandIns } from '#engine/make/gallery/standIns.ts';
import { ownBlocksDirectory, siteRoot } from '#engine/store/siteRoot.ts';
import type { JsonObject } from '#shared/json.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import { blockDefinitions } from './blockDefinitions.ts';
import { type Place, toEditorSchema } from './editorSchema.ts';
import { dataListSchema, nameDefinitions } from './nameDefinitions.ts';
import { collectNames } from './siteNames.ts';
import { type EditorSchema, textDefinitions } from './valueSchemas.ts';

/** The folders that `.vscode/settings.json` speaks of: here, and in a site. */
const editorSchemasDirectory = ownBlocksDirectory
  ? join(siteRoot, '.cache/schemas')
  : join(schemasDirectory, 'generated');
const ownPages = join(siteRoot, 'pages');

/**
 * `json.schemas` of VS Code's settings, for the files in `pages`.
 * @param folder of the schemas, from the top of the site
 */
export const editorSettings = (folder: string): { fileMatch: string[]; url: string }[] =>
  Object.entries(fileKinds).map(([kind, names]) => ({
    fileMatch: names.map((name) => (name.startsWith('!') ? `!/pages${name.slice(1)}` : `/pages${name}`)),
    url: `./${folder}/${kind}.schema.json`,
  }));

/**
 * The kinds of files in a pages folder, each with the names that it has there; those that begin with `!` are of another
 * kind. Of all but pages, a translation says only a part, and no schema knows which. Each has a schema file of its own, which leads into the one that holds everything.
 */
const fileKinds: Record<string, string[]> = {
  page: ['/**/*.json', '!/_*/**/*.json', '!/_site.json', '!/_site.*.json'],
  site: ['/_site.json'],
  layout: ['/_layouts/*.json', '!/_layouts/*.*.json'],
  block: ['/_blocks/*.json', '!/_blocks/*.*.json'],
  pattern: ['/_patterns/*.json'],
  data: ['/_data/*.json', '!/_data/*.*.json'],
};

/** Name of the schema file that holds everything. */
const wholeName = 'all.schema.json';

/**
 * Writes the schemas of the pages folder that the editor's settings name; those of another site would have the wrong
 * names. Where nothing can be written, the editor goes on with what it has.
 * @returns paths of the files written
 */
export function updateEditorSchemas(source: SiteSource): string[] {
  if (resolve(source.directory) !== ownPages || !source.pages.length) return [];
  try {
    return writeEditorSchemas(source, editorSchemasDirectory);
  } catch {
    return [];
  }
}

/**
 * Writes the schemas that editors read, with the names that a site has now. A file that would be the same is left
 * alone: an editor reads those that change anew.
 * @returns paths of the files written
 */
export function writeEditorSchemas(source: SiteSource, directory: string): string[] {
  const files = new Map([[join(directory, wholeName), JSON.stringify(editorSchema(source))]]);
  for (const kind of Object.keys(fileKinds))
    files.set(
      join(directory, `${kind}.schema.json`),
      JSON.stringify({ $schema: draft, $ref: `${wholeName}#/${definitionOf(kind)}` }),
    );
  return writeStale(files);
}

/** What the studio's editor of JSON reads: the same, in one piece. */
export const editorSchemas = (source: SiteSource): EditorSchemas => ({
  files: Object.entries(fileKinds).map(([kind, names]) => ({ names, definition: definitionOf(kind) })),
  schema: editorSchema(source) as JsonObject,
});

const definitionOf = (kind: string) => `definitions/file:${kind}`;

const draft = 'http://json-schema.org/draft-07/schema#';

/** Everything that an editor needs to know of a site, in one schema. */
function editorSchema(source: SiteSource): EditorSchema {
  const names = collectNames(source);
  const items = new Map(
    [...names.lists].map(([name, fields]): [string, [JsonObject, EditorSchema]] => [
      name,
      [fields, toEditorSchema(itemSchema(fields), 'page')],
    ]),
  );
  const file = (name: 'page' | 'layout' | 'pattern' | 'site' | 'data-list', place: Place = 'page') =>
    toEditorSchema(composeFileSchema(name), place);
  return {
    $schema: draft,
    definitions: {
      'file:page': file('page'),
      'file:layout': file('layout', 'layout'),
      'file:pattern': file('pattern'),
      'file:site': file('site'),
      'file:data': dataListSchema(file('data-list'), items),
      ...blockDefinitions(findStandIns(source), names.shared[0]),
      ...nameDefinitions(names),
      ...textDefinitions,
    },
  };
}

import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { itemSchema } from '#engine/check/facts/itemSchema.ts';
import { composeFileSchema, schemasDirectory } from '#engine/content/schema/compose.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { findStandIns } from '#engine/make/gallery/standIns.ts';
import { writeWhole } from '#engine/store/cacheFiles.cjs';
import type { JsonObject } from '#shared/json.ts';
import { blockDefinitions } from './blockDefinitions.ts';
import { type Place, toEditorSchema } from './editorSchema.ts';
import { dataListSchema, nameDefinitions } from './nameDefinitions.ts';
import { collectNames } from './siteNames.ts';
import { type EditorSchema, textDefinitions } from './valueSchemas.ts';

/** Folder that `.vscode/settings.json` names. */
export const editorSchemasDirectory = join(schemasDirectory, 'generated');

/** The kinds of files in a pages folder. Each has a schema file of its own, which leads into the one that holds everything. */
const fileKinds = ['page', 'layout', 'site', 'data', 'block'] as const;

/** Name of the schema file that holds everything. */
const wholeName = 'all.schema.json';

/**
 * Writes the schemas that editors read, with the names that a site has now. A file that would be the same is left
 * alone: an editor reads those that change anew.
 * @returns paths of the files written
 */
export function writeEditorSchemas(source: SiteSource, directory = editorSchemasDirectory): string[] {
  mkdirSync(directory, { recursive: true });
  const files: Record<string, EditorSchema> = { [wholeName]: editorSchema(source) };
  for (const kind of fileKinds)
    files[`${kind}.schema.json`] = { $schema: draft, $ref: `${wholeName}#/definitions/file:${kind}` };
  return Object.entries(files).flatMap(([name, schema]) => {
    const path = join(directory, name);
    const text = JSON.stringify(schema);
    if (readIfThere(path) === text) return [];
    writeWhole(path, text);
    return [path];
  });
}

const draft = 'http://json-schema.org/draft-07/schema#';

function readIfThere(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}

/** Everything that an editor needs to know of a site, in one schema. */
function editorSchema(source: SiteSource): EditorSchema {
  const names = collectNames(source);
  const items = new Map(
    [...names.lists].map(([name, fields]): [string, [JsonObject, EditorSchema]] => [
      name,
      [fields, toEditorSchema(itemSchema(fields), 'page')],
    ]),
  );
  const file = (name: 'page' | 'layout' | 'site' | 'data-list', place: Place = 'page') =>
    toEditorSchema(composeFileSchema(name), place);
  return {
    $schema: draft,
    definitions: {
      'file:page': file('page'),
      'file:layout': file('layout', 'layout'),
      'file:site': file('site'),
      'file:data': dataListSchema(file('data-list'), items),
      ...blockDefinitions(findStandIns(source), names.shared[0]),
      ...nameDefinitions(names),
      ...textDefinitions,
    },
  };
}

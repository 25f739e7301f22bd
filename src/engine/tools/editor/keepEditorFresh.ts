import { join, resolve } from 'node:path';
import { schemasDirectory } from '#engine/content/schema/compose.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { editorSchemasDirectory, writeEditorSchemas } from './writeEditorSchemas.ts';

/** The pages folder that `.vscode/settings.json` speaks of. */
const ownPages = join(schemasDirectory, '../pages');

/**
 * Lets the editor know what a site holds now. For the pages folder that the editor's settings name; of another site
 * it would tell the wrong names. Where nothing can be written, the editor goes on with what it has.
 * @returns paths of the files written
 */
export function keepEditorFresh(source: SiteSource): string[] {
  if (resolve(source.directory) !== ownPages || !source.pages.length) return [];
  try {
    return writeEditorSchemas(source, editorSchemasDirectory);
  } catch {
    return [];
  }
}

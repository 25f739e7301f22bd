import type { SiteSource } from '#engine/content/siteSource.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import { HttpError } from './httpError.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * Schemas of the last checked site. They need all pages: on a large site, building them each time would take too long.
 */
let lastResult: { source: SiteSource; schemas: EditorSchemas; until: number } | undefined;

/** Cached schemas are reused for this multiple of the time that building them took. */
const reuseFactor = 20;

/** Builds the schemas of the studio's JSON editor, which may be cached and a little outdated. */
export function cachedEditorSchemasOf({ content, editorSchemas }: StudioSite): EditorSchemas {
  const source = content.checked?.source;
  if (!source || !editorSchemas) throw new HttpError('There are no schemas for editors here.');
  const start = Date.now();
  if (lastResult && (lastResult.source === source || start < lastResult.until)) return lastResult.schemas;
  const schemas = editorSchemas(source);
  const end = Date.now();
  lastResult = { source, schemas, until: end + (end - start) * reuseFactor };
  return schemas;
}

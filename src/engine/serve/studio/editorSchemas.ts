import type { SiteSource } from '#engine/content/source.ts';
import type { EditorSchemas } from '#shared/studioJson.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/** Of the site as it was checked at some time. All pages are read for it: a large site would do little else. */
let last: { source: SiteSource; schemas: EditorSchemas; until: number } | undefined;

/** How much longer than it took to make them schemas are given as they are. */
const rest = 20;

/**
 * What the editor of JSON knows of a site, at most some moments old.
 * @throws Refusal while there is nothing to know
 */
export function editorSchemasOf({ content, editorSchemas }: StudioSite): EditorSchemas {
  const source = content.checked?.source;
  if (!source || !editorSchemas) throw new Refusal(422, { reason: 'There are no schemas for editors here.' });
  const start = Date.now();
  if (last && (last.source === source || start < last.until)) return last.schemas;
  const schemas = editorSchemas(source);
  const end = Date.now();
  last = { source, schemas, until: end + (end - start) * rest };
  return schemas;
}

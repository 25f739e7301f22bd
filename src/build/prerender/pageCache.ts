import { join } from 'node:path';
import { cacheDirectory, contentHash, readCachedJson, writeWhole } from '../cache.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import { type RenderedPage, renderPage } from './page.ts';
import type { SiteRenderer } from './site.ts';

/**
 * Renders a page, or takes it from the cache: a page's key is the hash of its resolved content, of the code and of
 * what is the same on every page. The cache may be deleted at any time.
 */
export function renderCachedPage(page: ResolvedPage, renderer: SiteRenderer): RenderedPage & { isNew: boolean } {
  const key = contentHash([renderer.key, JSON.stringify(page)], 32);
  const path = join(cacheDirectory, 'pages', key.slice(0, 2), `${key}.json`);
  const cached = readCachedJson<RenderedPage>(path);
  if (cached) return { ...cached, isNew: false };
  const rendered = renderPage(page, renderer);
  writeWhole(path, JSON.stringify(rendered));
  return { ...rendered, isNew: true };
}

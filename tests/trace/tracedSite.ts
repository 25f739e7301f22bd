import { loadSite } from '#engine/content/loadSite.ts';
import type { PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { listClientPaths } from '#engine/make/features/clientPaths.ts';
import { createGallery } from '#engine/make/gallery/createGallery.ts';
import { type MeasuredMedia, measureMedia } from '#engine/make/images/measureMedia.ts';
import type { CompiledCode } from '#engine/make/render/compiledCode.ts';
import { renderPage } from '#engine/make/render/renderPage.ts';
import { createSiteRenderer, type SiteRenderer } from '#engine/make/render/siteRenderer.ts';
import { createSiteContext } from '#engine/make/resolve/createContexts.ts';
import { blockTypesIn } from '#engine/make/resolve/resolved.ts';
import { resolvePage } from '#engine/make/resolve/resolvePage.ts';
import { resolveShell } from '#engine/make/resolve/resolveShell.ts';
import { publishedPages, type SiteContext } from '#engine/make/resolve/siteContext.ts';
import { tracePage } from '#engine/make/trace/tracePage.ts';
import * as server from '#render/server.tsx';
import type { PageTrace } from '#shared/pageTrace.ts';

const entries = ['src/client/live.ts', 'src/client/runtime.tsx', ...listClientPaths()];

/** The program as in dev, without the parts that only browsers need. */
export const code: CompiledCode = {
  hash: '',
  server,
  clientDirectory: '',
  manifest: Object.fromEntries(entries.map((file) => [file, { file, isEntry: true }])),
  css: '',
  bothSchemesCss: '',
  loader: '',
  colourScheme: '',
};

/** A site whose pages can be rendered and traced. */
export interface TracedSite {
  context: SiteContext;
  renderer: SiteRenderer;
  /** All public pages, with all that is in their files. */
  pages: PageSource[];
}

/** Reads a folder and prepares it as dev does. */
export async function readSite(directory: string, at: string): Promise<TracedSite> {
  const { source } = loadSite(directory);
  return prepare(source, await measureMedia(source.media.values()), at);
}

/** The gallery of blocks: every example of every block. */
export async function readGallery(site: string, at: string): Promise<TracedSite> {
  const gallery = await createGallery({ site: loadSite(site).source, home: '/' });
  // Examples share objects; values read from files do not.
  const pages = gallery.pages.map((page) => {
    const json = JSON.parse(page.file.text);
    return { ...page, file: { ...page.file, json }, page: json };
  });
  return prepare({ ...gallery, pages }, await measureMedia(gallery.media.values()), at);
}

/** Prepares a site that was read. */
export async function prepare(source: SiteSource, media: Map<string, MeasuredMedia>, at: string): Promise<TracedSite> {
  const context = createSiteContext(source, media, at);
  const renderer = await createSiteRenderer(code, resolveShell(context), new Set());
  return { context, renderer, pages: publishedPages(context) };
}

/** HTML of a page's blocks and of its shell. */
export async function render(
  page: PageSource,
  { context, renderer }: TracedSite,
): Promise<{ main: string; shell: string }> {
  const resolved = resolvePage(page, context);
  await server.loadComponents(blockTypesIn(resolved.blocks));
  const { before, after } = renderer.shell(page.isNotFoundPage ? `${page.route}/_` : page.route);
  return { main: renderPage(resolved, renderer, page.file.path).finished.main, shell: before + after };
}

/**
 * Source locations of everything that a page shows.
 * @param html from `render`
 */
export const trace = (page: PageSource, { context, renderer }: TracedSite, html: { main: string }): PageTrace =>
  tracePage(page, context, renderer, html.main);

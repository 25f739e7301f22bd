import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { SiteChecker } from '#engine/check/siteChecker.ts';
import { addressInLocale } from '#engine/content/locales.ts';
import { textsIn } from '#engine/content/query.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { EditHistory } from '#engine/edit/change/editHistory.ts';
import { buildSite } from '#engine/make/build.ts';
import { reviewSite } from '#engine/make/review/reviewSite.ts';
import { writeSchemas } from '#engine/make/schemas/writeSchemas.ts';
import { isError } from '#engine/problems/problem.ts';
import { compileForDev } from '#engine/serve/dev/devCode.ts';
import { DevContent } from '#engine/serve/dev/devContent.ts';
import { createDevGallery, galleryAddress } from '#engine/serve/dev/devGallery.ts';
import { createDevSite, type DevSite } from '#engine/serve/dev/devSite.ts';
import { apiHandlers } from '#engine/serve/studio/apiHandlers.ts';
import { HttpError } from '#engine/serve/studio/httpError.ts';
import type { ApiRequest, StudioSite } from '#engine/serve/studio/studioSite.ts';
import { createEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';
import { formatReviewAsHtml } from '#engine/tools/review/formatHtml.ts';
import { formatReviewAsMarkdown } from '#engine/tools/review/formatMarkdown.ts';
import { formatReviewForTerminal } from '#engine/tools/review/formatTerminal.ts';
import { groupReview } from '#shared/groupReview.ts';
import { assertFile, assertFolder } from './outputErrors.ts';

export const at = '2026-11-20';

/** Folders of one site while it is tried. */
export interface SiteFolders {
  pages: string;
  out: string;
  /** Pages folder of the same site without hostile words. */
  plainPages: string;
}

/** Compiled code, as dev has it. */
export const code = compileForDev();

/** Runs a step; an error names it. */
async function step<Result>(name: string, run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run();
  } catch (error) {
    throw new Error(`${name}: ${(error as Error).message}`, { cause: error });
  }
}

/**
 * Does with a site that passes the check all that reads it: build, dev, studio, review and exports.
 * @throws at the first step that fails, or whose result is not well-formed
 */
export async function exerciseSite(folders: SiteFolders): Promise<void> {
  await step('build', () => build(folders));
  await step('JSON Schema of forms', () => exportForms(folders));
  await step('review', () => review(folders));
  const content = new DevContent(folders.pages, { isStored: false, now: () => at });
  const { problems } = await content.check();
  if (problems.some(isError)) throw new Error('dev: the check finds errors that a build does not');
  const site = createDevSite(
    (view) => content.stateAt(view),
    () => code,
  );
  const routes = await openInDev(content, site);
  await readInStudio(content, site, folders.pages, routes);
}

async function build({ pages, out }: SiteFolders): Promise<void> {
  rmSync(out, { recursive: true, force: true });
  const { ok, problems } = await buildSite({ pages, out, at });
  if (!ok) throw new Error(`Refused: ${problems.filter(isError).map(({ message }) => message)}`);
  assertFolder(out);
}

function exportForms({ pages, out }: SiteFolders): void {
  const folder = join(out, 'schemas');
  writeSchemas({ pages, out: folder, at });
  assertFolder(folder);
}

async function review({ pages, plainPages }: SiteFolders): Promise<void> {
  const { review } = await reviewSite({
    before: { name: 'the plain site', folder: new SiteChecker(plainPages) },
    after: { name: 'the hostile site', folder: new SiteChecker(pages) },
    directory: pages,
    at,
  });
  if (review.notCompared.length > 0) throw new Error(`Not compared: ${JSON.stringify(review.notCompared[0])}`);
  const report = { review, grouped: groupReview(review), pictures: [] };
  assertFile('review.html', formatReviewAsHtml(report));
  assertFile('review.md', formatReviewAsMarkdown(report));
  formatReviewForTerminal(report, false);
}

/** Opens every page with its trace, the files of features, and pages of the gallery. @returns addresses of pages */
async function openInDev(content: DevContent, site: DevSite): Promise<string[]> {
  const view = { moment: at, drafts: true };
  const { source } = content.checked ?? {};
  const routes = (source?.pages ?? []).map(({ route }) => route);
  const translated = [...(source?.translations ?? [])].flatMap(([language, { pages }]) =>
    pages.map(({ route }) => addressInLocale(route, language)),
  );
  for (const address of [...routes, ...translated, '/nothing-here'])
    await step(`dev: ${address}`, async () => {
      const page = await site.render(address, view);
      if (!page) throw new Error('Nothing is shown');
      assertFile(`${address}.html`, page.html);
      JSON.stringify(await site.trace(address, view));
    });
  for (const path of ['/sitemap.xml', '/feeds/events.xml', '/feeds/events.ics', '/llms.txt', '/_headers'])
    await step(`dev: ${path}`, () => site.file(path, view));
  for (const from of ['/history', '/blog', '/%E0%A4%A']) await step(`dev: ${from}`, () => site.redirect(from, view));
  const gallery = createDevGallery(
    () => content.stateAt()?.context.source,
    () => code,
  );
  for (const address of [galleryAddress, `${galleryAddress}/gallery`])
    await step(`dev: ${address}`, async () =>
      assertFile('gallery.html', (await gallery.render(address, view))?.html ?? ''),
    );
  return routes;
}

/** Handlers that read, with the parameters that they take. */
async function readInStudio(content: DevContent, site: DevSite, pages: string, routes: string[]): Promise<void> {
  const saves = { recordOwnWrites() {}, subscribe: () => () => {}, async checkPendingSaves() {} };
  const ready = Promise.resolve();
  const studio: StudioSite = {
    ...{ content, site, saves, pages, history: new EditHistory(), ready: () => ready },
    editorSchemas: createEditorSchemas,
  };
  const get = (name: string, parameters: Record<string, string> = {}) =>
    step(`studio: ${name} ${JSON.stringify(parameters).slice(0, 200)}`, async () => {
      const request = { site: studio, parameters: new URLSearchParams(parameters), body: undefined } as ApiRequest;
      try {
        return JSON.stringify(await apiHandlers[`GET ${name}`]?.(request));
      } catch (error) {
        // Sentences for people are answers.
        if (!(error instanceof HttpError)) throw error;
      }
    });
  const { source } = content.checked ?? {};
  const files = source ? [...sourceFiles(source).values()] : [];
  for (const name of [
    'site',
    'schemas',
    'problems',
    'media',
    'media-uses',
    'targets',
    'choices',
    'coming',
    'editor-schemas',
  ])
    await get(name);
  for (const { path: file, json } of files) {
    await get('file', { file });
    await get('outline', { file });
    await get('uses', { file, pointer: '/blocks/0' });
    await get('search', {
      for:
        textsIn(json)
          .find((text) => text.length > 3)
          ?.slice(0, 30) ?? 'a',
    });
  }
  for (const page of routes) {
    await get('targets', { page });
    await get('trace', { address: page });
    await get('hits', { route: page, query: JSON.stringify({ pages: 'siblings' }), items: '' });
  }
  for (const path of source?.media.keys() ?? []) await get('media-uses', { path });
  for (const from of source?.data.keys() ?? []) await get('hits', { query: JSON.stringify({ from }), items: '' });
}

import { resolve } from 'node:path';
import { type CheckedFolder, checkFolder } from './check/checkFolder.ts';
import { CannotRun } from './errors/commandLine.ts';
import { writeMedia } from './images/convert.ts';
import { measureMedia } from './images/measure.ts';
import { type PublicationDate, publicationDates } from './load/publication.ts';
import { type DeliveryOptions, prepareDelivery } from './output/deliver.ts';
import type { PackReport } from './output/pack.ts';
import type { PageBytes } from './output/pageBytes.ts';
import { createSiteWriter } from './output/siteWriter.ts';
import { writeAside } from './output/swap.ts';
import { compileCode } from './prerender/code.ts';
import { createSiteRenderer } from './prerender/site.ts';
import { resolvePage } from './resolve/page.ts';
import { blockTypesIn } from './resolve/resolved.ts';
import { resolveShell } from './resolve/site.ts';
import { createSiteContext, publishedPages } from './resolve/siteContext.ts';

/** What a build is asked for. */
export interface BuildOptions extends DeliveryOptions {
  /** Folder of the site's content. */
  pages: string;
  /** Folder for the finished site, or a link to one; replaced as a whole when everything has succeeded. */
  out: string;
  /** ISO day on which drafts and dates are judged; today when left out. */
  at?: string;
}

/** What a build found and did. */
export interface BuildResult extends Pick<CheckedFolder, 'source' | 'problems'> {
  /** False when the content has errors: nothing was written. */
  ok: boolean;
  pages: PageBytes[];
  /** Pictures that were converted now; the others were in the cache. */
  converted: number;
  /** Pages that were rendered now; the others were in the cache. */
  rendered: number;
  /** What packing the texts has cost; absent when nobody asked for it. */
  packed?: PackReport;
  /** Days on which building again shows something else. */
  dates: PublicationDate[];
}

/** Today's date in the machine's time zone, ISO 8601. */
export const today = (): string => new Date().toLocaleDateString('sv-SE');

/**
 * Builds a site: load, check, resolve, prerender, write.
 * @throws CannotRun when there is nothing that could be built
 */
export async function buildSite({ pages, out, at = today(), ...delivery }: BuildOptions): Promise<BuildResult> {
  const { source, problems, couldNotRun } = checkFolder(resolve(pages), { at });
  if (couldNotRun) throw new CannotRun(couldNotRun);
  const found = { source, problems, dates: publicationDates(source, at) };
  if (problems.some(({ severity }) => severity === 'error')) {
    return { ...found, ok: false, pages: [], converted: 0, rendered: 0 };
  }
  const context = createSiteContext(source, await measureMedia(source.media.values()), at);
  const shell = resolveShell(context);
  const resolved = publishedPages(context).map((page) => resolvePage(page, context));
  const code = await compileCode();
  await code.server.loadComponents(blockTypesIn([...shell.slots.flat(), ...resolved.flatMap((page) => page.blocks)]));
  const renderer = createSiteRenderer(code, shell, context.endpoints);
  const written = await writeAside(resolve(out), async (directory) => {
    const site = createSiteWriter(directory, renderer);
    for (const page of resolved) site.writePage(page);
    site.writeSiteFiles(resolved);
    const converted = await writeMedia(context.outputs.values(), directory);
    return { ...site.counts(), converted, packed: await prepareDelivery(directory, resolve(out), delivery) };
  });
  return { ...found, ok: true, ...written };
}

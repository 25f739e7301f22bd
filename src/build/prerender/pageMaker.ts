import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { contentHash } from '../cache.ts';
import { CannotRun } from '../errors/commandLine.ts';
import type { MediaOutput } from '../images/convert.ts';
import { fileHash } from '../load/fileHashes.ts';
import type { PageSource } from '../load/source.ts';
import { brotliBytes, type PageBytes } from '../output/pageBytes.ts';
import { createFileWriter } from '../output/writeFiles.ts';
import { resolvePage } from '../resolve/page.ts';
import { blockTypesIn } from '../resolve/resolved.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { createUses } from '../resolve/uses.ts';
import { isObject } from '../schema/json.ts';
import type { MadePage, WrittenFile } from './madePage.ts';
import { pageDirectory, type RenderedPage, renderPage } from './page.ts';
import type { SiteRenderer } from './site.ts';

/** A page that has to be made. */
export interface PageTask {
  page: PageSource;
  /** Hash of its file when it was checked. */
  source: string;
  /** Hash of its head. */
  head: string;
  /** What is there of it: a page that would become the same again is left alone. */
  before?: {
    /** Absent where the page has to be rendered in any case. */
    resolved?: string;
    document: WrittenFile;
    islands?: string;
    bytes?: PageBytes;
  };
}

/** A page that was made. */
export interface MakingResult {
  /** Path of its file inside the pages folder. */
  id: string;
  made: MadePage;
  /** False when it was resolved to what it had been: it was not rendered. */
  isRendered: boolean;
  /** Files that were written for it. */
  written: WrittenFile[];
  /** Media that it is the first to ask for, of those that this maker has made. */
  outputs: MediaOutput[];
}

/** Makes pages one after the other: reads, resolves, renders and writes each. */
export type PageMaker = (task: PageTask) => Promise<MakingResult>;

/**
 * @param directory folder that documents are written below
 * @param isMeasured also finds out what each page costs a visitor
 * @throws CannotRun when a page was changed after the check
 */
export function createPageMaker(
  context: SiteContext,
  renderer: SiteRenderer,
  { directory, isMeasured }: { directory: string; isMeasured: boolean },
): PageMaker {
  const write = createFileWriter(directory);
  const codeBytes = codeSizes(renderer.code.clientDirectory);
  const asked = new Set<string>();
  return async ({ page, source, head, before }) => {
    const whole = readWhole(page, source);
    const uses = createUses();
    const id = page.file.path;
    const resolved = resolvePage(whole, context, uses);
    const found = {
      source,
      head,
      uses: [...uses.keys],
      media: [...uses.outputs.keys()],
      resolved: contentHash([JSON.stringify(resolved)], 32),
    };
    const outputs = [...uses.outputs.values()].filter(({ path }) => !asked.has(path) && asked.add(path));
    if (before?.resolved === found.resolved) {
      const { document, islands, bytes } = before;
      return { id, made: { ...found, document, islands, bytes }, isRendered: false, written: [], outputs };
    }
    await renderer.code.server.loadComponents(blockTypesIn(resolved.blocks));
    const rendered = renderPage(resolved, renderer);
    const path = join(pageDirectory(page.route), page.isNotFoundPage ? '404.html' : 'index.html');
    const content = Buffer.from(rendered.html);
    const hash = contentHash([content], 32);
    const document = { path, hash };
    const written: WrittenFile[] = [];
    if (before?.document.path !== path || before.document.hash !== hash) {
      write(path, content);
      written.push(document);
    }
    const islands = rendered.islands?.address.slice(1);
    if (islands && islands !== before?.islands) {
      write(islands, rendered.islands?.json ?? '');
      written.push({ path: islands, hash: '' });
    }
    const bytes = isMeasured ? bytesOf(page, rendered, codeBytes) : undefined;
    return { id, made: { ...found, document, islands, bytes }, isRendered: true, written, outputs };
  };
}

/** @throws CannotRun when the file is not the one that was checked */
function readWhole(page: PageSource, source: string): PageSource {
  const bytes = readFileSync(page.file.absolute);
  if (fileHash(bytes) !== source)
    throw new CannotRun(`${page.file.path} was changed while the site was being built. Build it again.`);
  const json: unknown = JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, ''));
  return { ...page, page: isObject(json) ? json : {} };
}

function bytesOf(
  { route, isNotFoundPage }: PageSource,
  { html, islands, code }: RenderedPage,
  codeBytes: (address: string) => number,
): PageBytes {
  return {
    route: isNotFoundPage ? `${route.replace(/\/$/, '')}/404` : route,
    html: brotliBytes(html),
    islands: islands ? brotliBytes(islands.json) : 0,
    code: code.reduce((sum, address) => sum + codeBytes(address), 0),
  };
}

/** Bytes of a compiled file after Brotli, measured once. */
function codeSizes(clientDirectory: string): (address: string) => number {
  const sizes = new Map<string, number>();
  return (address) => {
    const size = sizes.get(address) ?? brotliBytes(readFileSync(join(clientDirectory, address)));
    sizes.set(address, size);
    return size;
  };
}

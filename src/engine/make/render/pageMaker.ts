import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderOf } from '#engine/content/editions.ts';
import type { PageSource } from '#engine/content/source.ts';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { contentHash } from '#engine/store/cache.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import { RecentMap } from '#engine/store/recentMap.ts';
import type { DocumentPiece } from '#render/document.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject } from '#shared/json.ts';
import { factsOf } from '../features/features.ts';
import type { MediaUse } from '../images/mediaUse.ts';
import { addressOfOutput, documentPath, type MadePage, type WrittenFile } from '../output/madePage.ts';
import { targetsBelow } from '../output/newOutput.ts';
import { outputHash } from '../output/outputFolder.ts';
import { brotliBytes, type PageBytes } from '../output/pageBytes.ts';
import { resolvePage } from '../resolve/page.ts';
import { blockTypesIn, type ResolvedPage } from '../resolve/resolved.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { createUses, keyInLanguage } from '../resolve/uses.ts';
import { type RenderedPage, renderPage, textOf } from './page.ts';
import type { SiteRenderer } from './site.ts';
import type { TextFile } from './textFile.ts';

/** A page that has to be made. */
export interface PageTask {
  page: PageSource;
  /** Hash of its file when it was checked. */
  source: string;
  /** Hash of its head. */
  head: string;
  /** In which language of the site it is. */
  language: string;
  /** What is there of it: what would become the same again is not written. */
  before?: Pick<MadePage, 'document' | 'size' | 'islands' | 'bytes' | 'facts'> & {
    /** Given where only what other files say may have changed: when it has not, the page stays. */
    foreign?: string;
  };
}

/** A page that was made. */
export interface MakingResult {
  /** Path of its file inside the pages folder. */
  id: string;
  made: MadePage;
  /** False when nothing was different after all. */
  isRendered: boolean;
  /** Files that were written for it. */
  written: WrittenFile[];
  /** Media that it is the first to ask for, of those that this maker has made. */
  media: MediaUse[];
}

/** Makes pages one after the other: reads, resolves, renders and writes each. */
export type PageMaker = (task: PageTask) => Promise<MakingResult>;

/**
 * @param directory folder that documents are written below
 * @param isMeasured also finds out what each page costs a visitor
 * @throws CannotRun when a page was changed after the check
 */
function createPageMaker(
  context: SiteContext,
  renderer: SiteRenderer,
  { directory, isMeasured }: { directory: string; isMeasured: boolean },
): PageMaker {
  const target = targetsBelow(directory);
  const codeBytes = codeSizes(renderer.code.clientDirectory);
  const asked = new Set<string>();
  /** Files beside documents that were written: many pages share one. */
  const besides = new Set<string>();
  const folder = folderOf(renderer);
  const inLanguage = keyInLanguage(context);
  return async ({ page, source, head, before }) => {
    const whole = readWhole(page, source);
    const uses = createUses();
    const id = page.file.path;
    const resolved = resolvePage(whole, context, uses);
    const foreign = foreignHash(resolved);
    const found = { source, head, foreign, uses: [...uses.keys].map(inLanguage), media: [...uses.media.keys()] };
    const media = [...uses.media.values()].filter((use) => !asked.has(use.id) && asked.add(use.id));
    if (before?.foreign === foreign)
      return { id, made: { ...found, ...before }, isRendered: false, written: [], media };
    await renderer.code.server.loadComponents(blockTypesIn(resolved.blocks));
    const rendered = renderPage(resolved, renderer);
    const path = documentPath(folder + page.route, page.isNotFoundPage);
    const content = encode(rendered.document);
    const hash = outputHash(content);
    const document = { path, hash };
    const written: WrittenFile[] = [];
    if (before?.document.path !== path || before.document.hash !== hash) {
      writeFileSync(target(path), content);
      written.push(document);
    }
    const putBeside = ({ address, text }: TextFile) => {
      const path = address.slice(1);
      if (path === before?.islands || besides.has(path)) return path;
      writeFileSync(target(path), text);
      written.push({ path, hash: outputHash(text) });
      besides.add(path);
      return path;
    };
    const islands = rendered.islands && putBeside(rendered.islands);
    const facts = factsOf(renderer.features, rendered.finished);
    const bytes = isMeasured ? bytesOf({ ...page, route: folder + page.route }, rendered, codeBytes) : undefined;
    return {
      id,
      made: { ...found, document, size: content.length, islands, bytes, facts },
      isRendered: true,
      written,
      media,
    };
  };
}

/** Makes pages of a site in any of its languages. */
export function createPageMakers(
  editions: { context: SiteContext; renderer: SiteRenderer }[],
  options: { directory: string; isMeasured: boolean },
): PageMaker {
  const makers = new Map(
    editions.map(({ context, renderer }) => [context.language, createPageMaker(context, renderer, options)]),
  );
  return (task) => (makers.get(task.language) as PageMaker)(task);
}

/** Hash of all that other files say on a page: the rest is in the page's own file, and in its media's names. */
function foreignHash({ blocks, ...page }: ResolvedPage): string {
  const parts = blocks.map((block) => (block.isSelfContained ? block.origin : JSON.stringify(block)));
  return contentHash([JSON.stringify(page), ...parts], 24);
}

/** Documents are written one after the other: the memory of one serves for the next. */
let space = Buffer.allocUnsafeSlow(1 << 18);

/** Shell and styles as bytes: two thirds of a document, which most others have too. */
const shared = new RecentMap<string, Buffer>(50);

function encode(pieces: DocumentPiece[]): Uint8Array {
  const parts = pieces.map(({ text, isShared }) =>
    isShared ? getOrInsert(shared, text, () => Buffer.from(text)) : text,
  );
  // A UTF-16 code unit never takes more than three bytes.
  const most = parts.reduce((sum, part) => sum + part.length * 3, 0);
  if (space.length < most) space = Buffer.allocUnsafeSlow(most * 2);
  let at = 0;
  for (const part of parts) at += typeof part === 'string' ? space.write(part, at) : part.copy(space, at);
  return space.subarray(0, at);
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
  page: PageSource,
  { document, islands, code }: RenderedPage,
  codeBytes: (address: string) => number,
): PageBytes {
  return {
    route: addressOfOutput(page),
    html: brotliBytes(textOf(document)),
    islands: islands ? brotliBytes(islands.text) : 0,
    code: code.reduce((sum, address) => sum + codeBytes(address), 0),
  };
}

/** Bytes of a compiled file after Brotli, measured once. */
function codeSizes(clientDirectory: string): (address: string) => number {
  const sizes = new Map<string, number>();
  return (address) => getOrInsert(sizes, address, () => brotliBytes(readFileSync(join(clientDirectory, address))));
}

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import { readLazyPage } from '#engine/content/lazyFile.ts';
import { localePathOf } from '#engine/content/locales.ts';
import { type PageSource, pageId, withPart } from '#engine/content/siteSource.ts';
import { CodeFailure, type Failure, pageFailure, toCodeFailure } from '#engine/problems/codeFailure.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { contentHash } from '#engine/store/cache.ts';
import { fileHash } from '#engine/store/fileHashes.ts';
import type { DocumentPiece } from '#render/renderDocument.ts';
import { parseContent } from '#shared/contentFile/contentFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject } from '#shared/json.ts';
import { gatherFeatureFacts } from '../features/features.ts';
import type { MediaUse } from '../images/mediaUse.ts';
import {
  type BuiltPage,
  documentAddressOf,
  documentPath,
  type PageOutput,
  type WrittenFile,
} from '../output/builtPage.ts';
import { outputHash } from '../output/outputFolder.ts';
import { brotliBytes, type PageBytes } from '../output/pageBytes.ts';
import { createTargetPaths } from '../output/stagedOutput.ts';
import { createDependencyRecord, keyInLanguage } from '../resolve/dependencyRecord.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { addBlockData } from './blockData.ts';
import { loadBlocks } from './renderBlocks.ts';
import { documentText, type RenderedPage, renderPage } from './renderPage.ts';
import type { SiteRenderer } from './siteRenderer.ts';
import type { TextFile } from './textFile.ts';

export interface PageTask {
  page: PageSource;
  /** Hash of the page's file when it was checked. */
  source: string;
  head: string;
  language: string;
  /** Reasons why the page is made, in words that end a sentence. */
  reasons: string[];
  /** Existing output of the page; identical output is not written. */
  before?: PageOutput;
}

export interface BuiltPageResult {
  /** Path of the page's file, relative to the pages folder. */
  id: string;
  made: BuiltPage;
  isRendered: boolean;
  written: WrittenFile[];
  /** Media that no earlier page of this maker uses. */
  media: MediaUse[];
}

export interface PageMakerOptions {
  directory: string;
  isMeasured: boolean;
  /** Fingerprint of the program and of everything that all pages share. */
  siteKey: string;
}

/** Page that was not made, as code fails on its content. */
export interface FailedPageResult {
  failures: readonly Failure[];
}

export type PageResult = BuiltPageResult | FailedPageResult;

/** Makes a page; other pages can be made after a failure. */
export type PageMaker = (task: PageTask) => Promise<PageResult>;

/** @throws CommandError if a page was changed after the check */
function createLocalePageMaker(
  context: SiteContext,
  renderer: SiteRenderer,
  { directory, isMeasured, siteKey }: PageMakerOptions,
): (task: PageTask) => Promise<BuiltPageResult> {
  const target = createTargetPaths(directory);
  const codeBytes = codeSizes(renderer.code.clientDirectory);
  const knownMedia = new Set<string>();
  /** Written files other than documents; many pages share one. */
  const writtenFiles = new Set<string>();
  const folder = localePathOf(renderer);
  const toLanguageKey = keyInLanguage(context);
  return async ({ page, source, head, before }) => {
    const fullPage = readFullPage(page, source);
    const dependencies = createDependencyRecord();
    const id = pageId(page);
    const resolved = resolvePage(fullPage, context, dependencies);
    await addBlockData(resolved.blocks, { language: context.language, isDev: renderer.isDev });
    const key = contentHash([siteKey, JSON.stringify(resolved)], 24);
    const inputs = {
      source,
      head,
      uses: [...dependencies.keys].map(toLanguageKey),
      media: [...dependencies.media.keys()],
    };
    const media = [...dependencies.media.values()].filter((use) => !knownMedia.has(use.id) && knownMedia.add(use.id));
    if (before?.key === key && (before.bytes || !isMeasured))
      return { id, made: { ...inputs, ...before }, isRendered: false, written: [], media };
    await loadBlocks(resolved.blocks, renderer.code.server);
    const rendered = renderPage(resolved, renderer, page.file.path);
    const path = documentPath(folder + page.route, page.isNotFoundPage);
    const content = encodeDocument(rendered.document);
    const hash = outputHash(content);
    const document = { path, hash };
    const writtenNow: WrittenFile[] = [];
    if (before?.document.path !== path || before.document.hash !== hash) {
      writeFileSync(target(path), content);
      writtenNow.push(document);
    }
    const putFile = ({ address, text }: TextFile) => {
      const path = address.slice(1);
      if (path === before?.islands || writtenFiles.has(path)) return path;
      writeFileSync(target(path), text);
      writtenNow.push({ path, hash: outputHash(text) });
      writtenFiles.add(path);
      return path;
    };
    const islands = rendered.islands && putFile(rendered.islands);
    const facts = gatherFeatureFacts(renderer.features, rendered.finished, page.file.path);
    const bytes = isMeasured ? measurePage({ ...page, route: folder + page.route }, rendered, codeBytes) : undefined;
    return {
      id,
      made: { ...inputs, key, document, size: content.length, islands, bytes, facts },
      isRendered: true,
      written: writtenNow,
      media,
    };
  };
}

export function createPageMaker(
  locales: { context: SiteContext; renderer: SiteRenderer }[],
  options: PageMakerOptions,
): PageMaker {
  const makers = new Map(
    locales.map(({ context, renderer }) => [context.language, createLocalePageMaker(context, renderer, options)]),
  );
  return (task) => {
    const make = makers.get(task.language) as NonNullable<ReturnType<typeof makers.get>>;
    return make(task).catch((error: unknown) => ({ failures: failuresOf(error, task.page) }));
  };
}

/** @throws the error itself unless it is one of code */
function failuresOf(error: unknown, { file }: PageSource): readonly Failure[] {
  const failure = toCodeFailure(error, pageFailure(file.path));
  if (failure instanceof CodeFailure) return failure.failures;
  throw failure;
}

/** Buffer for encoding documents, reused because they are written one by one. */
let documentBuffer = Buffer.allocUnsafeSlow(1 << 18);

/** Encoded shell and styles: two thirds of a document, shared with most others. */
const sharedPieces = new LRUCache<string, Buffer>({ max: 50 });

function encodeDocument(pieces: DocumentPiece[]): Uint8Array {
  const parts = pieces.map(({ text, isShared }) =>
    isShared ? getOrInsert(sharedPieces, text, () => Buffer.from(text)) : text,
  );
  // A UTF-16 code unit takes at most three bytes.
  const maxBytes = parts.reduce((sum, part) => sum + part.length * 3, 0);
  if (documentBuffer.length < maxBytes) documentBuffer = Buffer.allocUnsafeSlow(maxBytes * 2);
  let offset = 0;
  for (const part of parts)
    offset += typeof part === 'string' ? documentBuffer.write(part, offset) : part.copy(documentBuffer, offset);
  return documentBuffer.subarray(0, offset);
}

/** @throws CommandError if the file was changed after the check */
function readFullPage(page: PageSource, source: string): PageSource {
  if (page.item) return readLazyPage(page, []);
  const bytes = readFileSync(page.file.absolute);
  if (fileHash(bytes) !== source)
    throw new CommandError(`${page.file.path} was changed while the site was being built. Build it again.`);
  const json = parseContent(page.file.path, bytes.toString('utf8'));
  return withPart({ ...page, page: isObject(json) ? json : {} });
}

function measurePage(
  page: PageSource,
  { document, islands, code }: RenderedPage,
  codeBytes: (address: string) => number,
): PageBytes {
  return {
    route: documentAddressOf(page),
    html: brotliBytes(documentText(document)),
    islands: islands ? brotliBytes(islands.text) : 0,
    code: code.reduce((sum, address) => sum + codeBytes(address), 0),
  };
}

function codeSizes(clientDirectory: string): (address: string) => number {
  const sizes = new Map<string, number>();
  return (address) => getOrInsert(sizes, address, () => brotliBytes(readFileSync(join(clientDirectory, address))));
}

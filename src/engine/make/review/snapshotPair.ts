import type { PageSource } from '#engine/content/siteSource.ts';
import { addBlockData } from '../render/blockData.ts';
import { loadBlocks } from '../render/renderBlocks.ts';
import { documentText, type RenderedPage, renderPage } from '../render/renderPage.ts';
import { createDependencyRecord } from '../resolve/dependencyRecord.ts';
import type { ResolvedPage } from '../resolve/resolved.ts';
import { resolvePage } from '../resolve/resolvePage.ts';
import type { LocaleSnapshot } from './siteSnapshot.ts';

export interface SnapshotPage {
  source: PageSource;
  state: LocaleSnapshot;
  resolved: ResolvedPage;
  rendered: RenderedPage;
  html: string;
}

export interface SnapshotPair {
  before: LocaleSnapshot;
  after: LocaleSnapshot;
  redirects: ReadonlyMap<string, string>;
  /** Dependency keys of the earlier pages by file path. */
  uses: ReadonlyMap<string, readonly string[]>;
  /** Output addresses of pages with errors in one of the snapshots, which are not compared. */
  leftOut: ReadonlySet<string>;
}

export async function renderSnapshotPage(
  head: PageSource,
  state: LocaleSnapshot,
  dependencies = createDependencyRecord(),
): Promise<SnapshotPage> {
  const { context, renderer, whole } = state;
  const source = whole(head);
  const resolved = resolvePage(source, context, dependencies);
  await addBlockData(resolved.blocks, { language: context.language, isDev: renderer.isDev });
  await loadBlocks(resolved.blocks, renderer.code.server);
  const rendered = renderPage(resolved, renderer, source.file.path);
  return { source, state, resolved, rendered, html: documentText(rendered.document) };
}

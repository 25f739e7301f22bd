import type { PageSource } from '#engine/content/source.ts';
import { type RenderedPage, renderPage, textOf } from '../render/page.ts';
import { resolvePage } from '../resolve/page.ts';
import { blockTypesIn, type ResolvedPage } from '../resolve/resolved.ts';
import { createUses } from '../resolve/uses.ts';
import type { ShownState } from './siteState.ts';

/** A page of one state, with what visitors get of it. */
export interface MadePage {
  source: PageSource;
  state: ShownState;
  resolved: ResolvedPage;
  rendered: RenderedPage;
  html: string;
}

/** Two states in one language, and what is known of how they differ. */
export interface StatePair {
  before: ShownState;
  after: ShownState;
  /** Where addresses lead in the later state that are no page's, of all languages. */
  redirects: ReadonlyMap<string, string>;
  /** What the pages before follow from beside their own files, by the paths of their files. */
  uses: ReadonlyMap<string, readonly string[]>;
  /** Places in the output of pages that have errors in one of the states: they are compared with nothing. */
  leftOut: ReadonlySet<string>;
}

/** Makes a page as visitors get it. @param uses filled with what is looked up */
export async function makePage(head: PageSource, state: ShownState, uses = createUses()): Promise<MadePage> {
  const { context, renderer, whole } = state;
  const source = whole(head);
  const resolved = resolvePage(source, context, uses);
  await renderer.code.server.loadComponents(blockTypesIn(resolved.blocks));
  const rendered = renderPage(resolved, renderer);
  return { source, state, resolved, rendered, html: textOf(rendered.document) };
}

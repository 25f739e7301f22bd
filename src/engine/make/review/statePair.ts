import type { PageSource } from '#engine/content/source.ts';
import { pageEntry } from '../features/features.ts';
import { redirectsOf } from '../features/redirects/redirects.ts';
import { renderPage, textOf } from '../render/page.ts';
import { resolvePage } from '../resolve/page.ts';
import { blockTypesIn, type ResolvedPage } from '../resolve/resolved.ts';
import type { ShownState } from './siteState.ts';

/** A page of one state, with what visitors get of it. */
export interface MadePage {
  source: PageSource;
  state: ShownState;
  resolved: ResolvedPage;
  html: string;
}

/** Two states, and what is known of how they differ. */
export interface StatePair {
  before: ShownState;
  after: ShownState;
  /** What the pages before follow from beside their own files, by the paths of their files. */
  uses: ReadonlyMap<string, readonly string[]>;
  /** Places in the output of pages that have errors in one of the states: they are compared with nothing. */
  leftOut: ReadonlySet<string>;
}

/** Makes a page as visitors get it. */
export async function makePage(head: PageSource, state: ShownState): Promise<MadePage> {
  const { context, renderer, whole } = state;
  const source = whole(head);
  const resolved = resolvePage(source, context);
  await renderer.code.server.loadComponents(blockTypesIn(resolved.blocks));
  return { source, state, resolved, html: textOf(renderPage(resolved, renderer).document) };
}

/** Where addresses of a state lead that are no page's. */
export const redirectsIn = ({ renderer, pages }: ShownState) =>
  redirectsOf(renderer, [...pages.values()].map(pageEntry));

import { includesAllWords } from '#shared/includesAllWords.ts';
import type { PageSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { baseNameOf } from '../media/mediaFiles.ts';

export interface PageNode {
  /** Address of the page in the studio, or of the folder. */
  value: string;
  label: string;
  /** Absent for a folder without a page. */
  page?: PageSummary;
  children?: PageNode[];
}

/** Builds a tree of pages in their order; a page is below the nearest folder above it. */
export function buildPageTree(pages: readonly PageSummary[]): PageNode[] {
  const nodes = new Map<string, PageNode>();
  const roots: PageNode[] = [];
  const addNode = (node: PageNode): PageNode => {
    nodes.set(node.value, node);
    const above = node.value.slice(0, node.value.lastIndexOf('/'));
    if (above === '') roots.push(node);
    else {
      const parent = nodes.get(above) ?? addNode({ value: above, label: baseNameOf(above) });
      parent.children = [...(parent.children ?? []), node];
    }
    return node;
  };
  const inOrder = pages.toSorted((a, b) => sortDepthOf(a) - sortDepthOf(b));
  for (const page of inOrder) addNode({ value: studioAddressOf(page), label: page.name, page });
  return roots;
}

/** Sorts the home page first, and the not-found page of a folder after its pages. */
const sortDepthOf = (page: PageSummary) =>
  page.route === '/' && !page.isNotFoundPage ? 0 : studioAddressOf(page).split('/').length;

export const addressWithAncestors = (address: string): string[] =>
  address.split('/').flatMap((_, index, parts) => (index === 0 ? [] : parts.slice(0, index + 1).join('/')));

export const searchPages = (pages: readonly PageSummary[], words: string): PageSummary[] =>
  pages.filter(({ name, title, route, file }) => includesAllWords(`${name} ${title} ${route} ${file}`, words));

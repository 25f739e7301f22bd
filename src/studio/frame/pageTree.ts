import { addressOf } from '#shared/pageAddress.ts';
import type { PageSummary } from '#shared/studio.ts';

/** A page or a folder of pages, in the tree of all pages. */
export interface PageNode {
  /** Address of the page in the studio, or of the folder. */
  value: string;
  label: string;
  /** Absent for a folder that is no page itself. */
  page?: PageSummary;
  children?: PageNode[];
}

/** Pages as a tree, in the order in which they are given; a page stands below the nearest folder above it. */
export function treeOfPages(pages: readonly PageSummary[]): PageNode[] {
  const nodes = new Map<string, PageNode>();
  const roots: PageNode[] = [];
  const place = (node: PageNode): PageNode => {
    nodes.set(node.value, node);
    const above = node.value.slice(0, node.value.lastIndexOf('/'));
    if (above === '') roots.push(node);
    else {
      const parent = nodes.get(above) ?? place({ value: above, label: nameOfFolder(above) });
      parent.children = [...(parent.children ?? []), node];
    }
    return node;
  };
  const inOrder = pages.toSorted((a, b) => depthOf(a) - depthOf(b));
  for (const page of inOrder) place({ value: addressOf(page), label: page.name, page });
  return roots;
}

/** The home page first, the not-found pages of a folder after its pages. */
const depthOf = (page: PageSummary) =>
  page.route === '/' && !page.isNotFoundPage ? 0 : addressOf(page).split('/').length;

const nameOfFolder = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** Addresses of all folders above an address, and itself. */
export const withFoldersAbove = (address: string): string[] =>
  address.split('/').flatMap((_, index, parts) => (index === 0 ? [] : parts.slice(0, index + 1).join('/')));

/** Pages whose name, title, address or file has all of these words in it. */
export function pagesMatching(pages: readonly PageSummary[], words: string): PageSummary[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean);
  return pages.filter(({ name, title, route, file }) => {
    const text = `${name} ${title} ${route} ${file}`.toLowerCase();
    return asked.every((word) => text.includes(word));
  });
}

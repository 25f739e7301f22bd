import { checks } from '#blocks/checks.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { findNearestName } from '#shared/nearestName.ts';
import type { LinkContext } from '../crossFileContext.ts';
import { allFileNodes, type FileNode, locationOf } from '../siteGraph.ts';

/** Names that services add to addresses, to count visits by. */
const namesOfServices = /^(?:utm_\w+|fbclid|gclid|ref|source|lang|v)$/i;

/** Reports links that are to fill in or choose something on a page, under a name that nothing there reads. */
export function checkLinkParameters(context: LinkContext): void {
  const { graph, reports } = context;
  const links = allFileNodes(graph).flatMap((container) =>
    container.facts.references.flatMap((reference) =>
      reference.kind === 'link' && reference.value.startsWith('/') && reference.value.includes('?')
        ? { ...reference, container }
        : [],
    ),
  );
  if (links.length === 0) return;
  const readers = namesReadOnPages(context);
  for (const link of links) {
    const [route = '', query = ''] = (link.value.split('#')[0] ?? '').split('?');
    const page = graph.pages.get(route);
    const known = page && readers.get(page);
    if (!known || query.includes('{')) continue;
    for (const name of new URLSearchParams(query).keys()) {
      if (known.has(name) || namesOfServices.test(name)) continue;
      const args = { name, route, known: [...known], suggestion: findNearestName(name, known) };
      reports.add('link-parameter-unknown', args, locationOf(link));
    }
  }
}

/** Names that blocks of pages read from the address, of pages with such a block. */
function namesReadOnPages({ graph, anchors }: LinkContext): Map<FileNode, Set<string>> {
  const names = new Map<FileNode, Set<string>>();
  for (const { type, block, container } of graph.checkedBlocks) {
    const check = checks[type];
    if (!check?.addressNames) continue;
    for (const page of anchors.pagesShowing(container))
      for (const name of [...getOrInsert(names, page, () => new Set<string>()), ...check.addressNames(block)])
        names.get(page)?.add(name);
  }
  return names;
}

import { useMemo } from 'react';
import { addressOf } from '#shared/pageAddress.ts';
import type { PageSummary } from '#shared/studio.ts';
import { LinkTree } from '../menu/LinkTree.tsx';
import { type LinkNode, linksWhere } from '../menu/linkTree.ts';
import { menuPointer, outside, useLinkNodes, useLinkTree, useOutsidePages } from '../menu/useLinkTree.ts';
import { useProblems } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { PageMarks } from './PageMarks.tsx';
import { PageMenuButton } from './PageMenuButton.tsx';

interface PagesInMenuProps {
  pages: readonly PageSummary[];
  opened: Opened;
  /** Only some pages are asked for: others are left out, with all entries that lead elsewhere. */
  isNarrowed: boolean;
}

/** Pages as the menu has them, and those that are not in it; what is dragged moves in the menu itself. */
export function PagesInMenu({ pages, opened, isNarrowed }: PagesInMenuProps) {
  const { data: problems = [] } = useProblems();
  const links = useLinkNodes(menuPointer);
  const others = useOutsidePages(links);
  const editing = useLinkTree(menuPointer);
  const byRoute = useMemo(
    () => new Map(pages.filter(({ isNotFoundPage }) => !isNotFoundPage).map((page) => [page.route, page])),
    [pages],
  );
  const pageOf = ({ link }: Pick<LinkNode, 'link'>) => (link === undefined ? undefined : byRoute.get(link));
  const all = [...links, ...others];
  const nodes = isNarrowed ? linksWhere(all, (node) => pageOf(node) !== undefined) : all;
  return (
    <LinkTree
      label="Pages in the menu"
      nodes={nodes}
      editing={editing}
      chosen={chosenIn(nodes, opened.page?.route)}
      opened={isNarrowed ? nodes.map(({ value }) => value) : [outside]}
      onChoose={(node) => {
        const page = pageOf(node);
        if (page) opened.open(addressOf(page));
      }}
      rowProps={(node) => {
        const page = pageOf(node);
        return { 'data-page': page && addressOf(page) };
      }}
      renderEnd={(node) => {
        const page = pageOf(node);
        return (
          page && (
            <>
              <PageMarks page={page} problems={problems} />
              <PageMenuButton page={page} />
            </>
          )
        );
      }}
    />
  );
}

/** Value of the first entry that leads to a page. */
function chosenIn(nodes: readonly LinkNode[], route: string | undefined): string | undefined {
  for (const { value, link, children = [] } of nodes) {
    const found = link !== undefined && link === route ? value : chosenIn(children, route);
    if (found !== undefined) return found;
  }
  return undefined;
}

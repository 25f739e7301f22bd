import { useMemo } from 'react';
import type { PageSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { LinkTree } from '../menu/LinkTree.tsx';
import { filterLinkTree, flattenLinks, type LinkNode } from '../menu/linkTree.ts';
import { menuPointer, outsideMenuValue, useLinkNodes, useLinkTree, usePagesOutsideMenu } from '../menu/useLinkTree.ts';
import { useProblemsByFile } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { PageRowEnd } from './PageRowEnd.tsx';

interface PagesInMenuProps {
  pages: readonly PageSummary[];
  opened: StudioNavigation;
  /** True if `pages` is filtered; entries that do not lead to one of them are hidden then. */
  isNarrowed: boolean;
}

/** Tree of the menu with its pages, and of those outside of it. Dragging changes the menu. */
export function PagesInMenu({ pages, opened, isNarrowed }: PagesInMenuProps) {
  const problems = useProblemsByFile();
  const links = useLinkNodes(menuPointer);
  const outsidePages = usePagesOutsideMenu(links);
  const editing = useLinkTree(menuPointer);
  const byRoute = useMemo(
    () => new Map(pages.filter(({ isNotFoundPage }) => !isNotFoundPage).map((page) => [page.route, page])),
    [pages],
  );
  const pageOf = ({ link }: Pick<LinkNode, 'link'>) => (link === undefined ? undefined : byRoute.get(link));
  const allNodes = [...links, ...outsidePages];
  const nodes = isNarrowed ? filterLinkTree(allNodes, (node) => pageOf(node) !== undefined) : allNodes;
  const route = opened.page?.route;
  return (
    <LinkTree
      label="Pages in the menu"
      nodes={nodes}
      editing={editing}
      chosen={route === undefined ? undefined : flattenLinks(nodes).find(({ link }) => link === route)?.value}
      opened={isNarrowed ? nodes.map(({ value }) => value) : [outsideMenuValue]}
      onChoose={(node) => {
        const page = pageOf(node);
        if (page) opened.open(studioAddressOf(page));
      }}
      rowProps={(node) => {
        const page = pageOf(node);
        return { 'data-page': page && studioAddressOf(page) };
      }}
      renderEnd={(node) => {
        const page = pageOf(node);
        return page && <PageRowEnd page={page} problems={problems.get(page.file)} />;
      }}
    />
  );
}

import { Text, Tree } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import type { PageSummary } from '#shared/studio.ts';
import { studioAddressOf } from '#shared/studioAddress.ts';
import { chooseWithEnter } from '../frame/chooseWithEnter.ts';
import { addressWithAncestors, buildPageTree, type PageNode } from '../frame/pageTree.ts';
import { TreeRow } from '../frame/TreeRow.tsx';
import { useExpandableTree } from '../frame/useExpandableTree.ts';
import { useProblemsByFile } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { PageRowEnd } from './PageRowEnd.tsx';

interface PagesInFoldersProps {
  pages: readonly PageSummary[];
  opened: StudioNavigation;
  /** True to expand the whole tree, as for search results. */
  isOpened: boolean;
}

export function PagesInFolders({ pages, opened, isOpened }: PagesInFoldersProps) {
  const problems = useProblemsByFile();
  const data = useMemo(() => buildPageTree(pages), [pages]);
  const { path } = opened;
  const { tree, open } = useExpandableTree([path]);
  useEffect(() => {
    const shown = isOpened ? pages.map(studioAddressOf) : [path];
    open(new Set(shown.flatMap(addressWithAncestors)));
  }, [path, isOpened, pages, open]);
  const choose = (value: string) => opened.open(value);
  return (
    <Tree
      data={data}
      tree={tree}
      aria-label="Pages"
      levelOffset="md"
      expandOnClick={false}
      onKeyDown={chooseWithEnter(choose)}
      renderNode={(row) => {
        const { value, label, page } = row.node as PageNode;
        return (
          <TreeRow
            {...row}
            tree={tree}
            isCurrent={value === path}
            data={{ 'data-page': page && value }}
            onClick={() => (page ? choose(value) : tree.toggleExpanded(value))}
          >
            <Text size="sm" truncate flex={1} title={page ? page.route : undefined} c={page ? undefined : 'dimmed'}>
              {label}
            </Text>
            {page && <PageRowEnd page={page} problems={problems.get(page.file)} />}
          </TreeRow>
        );
      }}
    />
  );
}

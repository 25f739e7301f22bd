import { Text, Tree } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { addressOf } from '#shared/pageAddress.ts';
import type { PageSummary } from '#shared/studio.ts';
import { chooseWithEnter } from '../frame/chooseWithEnter.ts';
import { type PageNode, treeOfPages, withFoldersAbove } from '../frame/pageTree.ts';
import { TreeRow } from '../frame/TreeRow.tsx';
import { useOpenableTree } from '../frame/useOpenableTree.ts';
import { useProblems } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { PageMarks } from './PageMarks.tsx';
import { PageMenuButton } from './PageMenuButton.tsx';

interface PagesInFoldersProps {
  pages: readonly PageSummary[];
  opened: Opened;
  /** Shows all of the tree, as for the results of a search. */
  isOpened: boolean;
}

/** Pages as their files stand in folders. */
export function PagesInFolders({ pages, opened, isOpened }: PagesInFoldersProps) {
  const { data: problems } = useProblems();
  const data = useMemo(() => treeOfPages(pages), [pages]);
  const { tree, open } = useOpenableTree();
  const { path } = opened;
  useEffect(() => {
    const shown = isOpened ? pages.map(addressOf) : [path];
    open(new Set(shown.flatMap(withFoldersAbove)));
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
            {page && <PageMarks page={page} problems={problems ?? []} />}
            {page && <PageMenuButton page={page} />}
          </TreeRow>
        );
      }}
    />
  );
}

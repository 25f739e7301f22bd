import { Group, Text, Tree } from '@mantine/core';
import { useEffect, useMemo } from 'react';
import { addressOf } from '#shared/pageAddress.ts';
import type { PageSummary } from '#shared/studio.ts';
import { chooseWithEnter } from '../frame/chooseWithEnter.ts';
import classes from '../frame/Frame.module.css';
import { type PageNode, treeOfPages, withFoldersAbove } from '../frame/pageTree.ts';
import { Toggle } from '../frame/Toggle.tsx';
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
      renderNode={({ node, expanded, hasChildren, elementProps }) => {
        const { page } = node as PageNode;
        return (
          <Group
            {...elementProps}
            className={`${elementProps.className} ${classes.row}`}
            gap={6}
            wrap="nowrap"
            data-current={node.value === path || undefined}
            data-page={page && node.value}
            onClick={() => (page ? choose(node.value) : tree.toggleExpanded(node.value))}
          >
            <Toggle isOpen={expanded} isShown={hasChildren} onToggle={() => tree.toggleExpanded(node.value)} />
            <Text size="sm" truncate flex={1} title={page ? page.route : undefined} c={page ? undefined : 'dimmed'}>
              {node.label}
            </Text>
            {page && <PageMarks page={page} problems={problems ?? []} />}
            {page && <PageMenuButton page={page} />}
          </Group>
        );
      }}
    />
  );
}

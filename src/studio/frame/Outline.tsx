import { ActionIcon, Badge, Group, ScrollArea, Text, Tooltip, Tree } from '@mantine/core';
import { useEffect, useMemo, useRef } from 'react';
import plusIcon from '~icons/tabler/plus';
import { BlockMenu } from '../composing/BlockMenu.tsx';
import { useComposing } from '../composing/Composing.tsx';
import { useTreeComposing } from '../composing/useTreeComposing.ts';
import { useOutline } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { chooseWithEnter } from './chooseWithEnter.ts';
import classes from './Frame.module.css';
import { Icon } from './Icon.tsx';
import { keyOf } from './keys.ts';
import { namesAround, type OutlineNode, pathTo, treeOfOutline } from './outlineTree.ts';
import { Toggle } from './Toggle.tsx';
import { useOpenableTree } from './useOpenableTree.ts';

const absent = { hidden: 'Hidden', early: 'Not yet', over: 'Over' };

/** The blocks of the page that is shown, in the order in which they stand, those of its layout among them. */
export function Outline({ opened }: { opened: Opened }) {
  const { page, place, view, select } = opened;
  const { data } = useOutline(page?.file, view);
  const nodes = useMemo(() => (data ? treeOfOutline(data.list) : []), [data]);
  const current = useMemo(() => (place ? pathTo(nodes, place) : []), [nodes, place]);
  const { tree, open } = useOpenableTree();
  const chosen = current.at(-1)?.value;
  const block = current.findLast((node) => node.block)?.block;
  const file = page?.file;
  const openedFor = useRef<string>(undefined);
  useEffect(() => {
    // Once for each page: what somebody closes stays closed.
    if (!file || nodes.length === 0 || data?.file !== file || openedFor.current === file) return;
    openedFor.current = file;
    open(namesAround(nodes, file));
  }, [nodes, data, file, open]);
  useEffect(() => {
    open(current.slice(0, -1).map(({ value }) => value));
  }, [current, open]);
  const { expandedState } = tree;
  const scrolledTo = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was closed has no row before it is opened
  useEffect(() => {
    const row = chosen && document.querySelector(`[data-outline="${CSS.escape(chosen)}"]`);
    if (!row || scrolledTo.current === chosen) return;
    scrolledTo.current = chosen;
    row.scrollIntoView({ block: 'nearest' });
    // The focus goes with a block that is moved by keys.
    if (document.activeElement?.matches('[data-part=outline] [role=treeitem]'))
      row.closest<HTMLElement>('[role=treeitem]')?.focus({ preventScroll: true });
  }, [chosen, expandedState]);
  const { ask } = useComposing();
  const composing = useTreeComposing(data?.list, (value) => find(nodes, value));
  const choose = (value: string) => {
    const node = find(nodes, value);
    if (node) select(node.place);
  };
  return (
    <section className={classes.column} aria-label="Outline of the page">
      <Group justify="space-between" px="sm" py={4}>
        <Text size="xs" fw={600} c="dimmed">
          On this page
        </Text>
        <Group gap={4} ml="auto">
          {block && <BlockMenu block={block} />}
          <Tooltip label={`Insert a block (${keyOf('insert')})`}>
            <ActionIcon size="sm" variant="subtle" aria-label="Insert a block" onClick={() => ask()}>
              <Icon svg={plusIcon} size="1rem" />
            </ActionIcon>
          </Tooltip>
        </Group>
      </Group>
      <ScrollArea className={classes.scroll} type="auto">
        <Tree
          data={nodes}
          tree={tree}
          aria-label="Blocks"
          levelOffset="md"
          expandOnClick={false}
          onKeyDown={chooseWithEnter(choose)}
          {...composing}
          renderNode={({ node, expanded, hasChildren, elementProps }) => (
            <Group
              {...elementProps}
              className={`${elementProps.className} ${classes.row}`}
              gap={6}
              wrap="nowrap"
              data-current={node.value === chosen || undefined}
              data-outline={node.value}
              onClick={() => choose(node.value)}
            >
              <Toggle isOpen={expanded} isShown={hasChildren} onToggle={() => tree.toggleExpanded(node.value)} />
              <BlockName node={node as OutlineNode} />
            </Group>
          )}
        />
      </ScrollArea>
    </section>
  );
}

function BlockName({ node: { label, block } }: { node: OutlineNode }) {
  return (
    <>
      <Text size="sm" truncate flex={1} c={block?.absent ? 'dimmed' : undefined}>
        {label}
        {block?.name && (
          <Text span size="xs" c="dimmed" ml={6}>
            {block.name}
          </Text>
        )}
      </Text>
      {block?.from && (
        <Badge size="xs" variant="light" color="grape" title={`From the ${block.from.kind} ${block.from.name}`}>
          {block.from.name}
        </Badge>
      )}
      {block?.absent && (
        <Badge size="xs" variant="light" color="gray">
          {absent[block.absent]}
        </Badge>
      )}
    </>
  );
}

function find(nodes: readonly OutlineNode[], value: string): OutlineNode | undefined {
  for (const node of nodes) {
    const found = node.value === value ? node : find(node.children ?? [], value);
    if (found) return found;
  }
  return undefined;
}

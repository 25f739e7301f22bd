import { ActionIcon, Badge, Group, ScrollArea, Text, Tooltip, Tree } from '@mantine/core';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import type { Place } from '#shared/studio.ts';
import plusIcon from '~icons/tabler/plus';
import { isSamePlace } from '../canvas/findPlace.ts';
import { BlockMenu } from '../composing/BlockMenu.tsx';
import { useComposing } from '../composing/Composing.tsx';
import { blocksBetween, placeOf } from '../composing/standing.ts';
import { useTreeComposing } from '../composing/useTreeComposing.ts';
import { useOutline } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { chooseWithEnter, rowOf } from './chooseWithEnter.ts';
import classes from './Frame.module.css';
import { Icon } from './Icon.tsx';
import { keyOf } from './keys.ts';
import { namesAround, type OutlineNode, pathTo, treeOfOutline } from './outlineTree.ts';
import { TreeRow } from './TreeRow.tsx';
import { useOpenableTree } from './useOpenableTree.ts';
import { useRowInView } from './useRowInView.ts';

const absent = { hidden: 'Hidden', early: 'Not yet', over: 'Over' };

/** The blocks of the page that is shown, in the order in which they stand, those of its layout among them. */
export function Outline({ opened }: { opened: Opened }) {
  const { page, place, view, select } = opened;
  const { data } = useOutline(page?.file, view);
  const nodes = useMemo(() => (data ? treeOfOutline(data.list) : []), [data]);
  const current = useMemo(() => (place ? pathTo(nodes, place) : []), [nodes, place]);
  const { tree, open } = useOpenableTree();
  const selected = current.at(-1)?.value;
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
  useRowInView(selected, tree.expandedState);
  const { ask, chosen, toggle, choose: chooseAll } = useComposing();
  const composing = useTreeComposing(data?.list, (value) => find(nodes, value));
  const choose = (value: string) => {
    const node = find(nodes, value);
    chooseAll([]);
    if (node) select(node.place);
  };
  const click = (value: string, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const clicked = find(nodes, value)?.block;
    if (clicked && (ctrlKey || metaKey)) toggle(clicked);
    else if (clicked && shiftKey && data) chooseAll(blocksBetween(data.list, place, placeOf(clicked)));
    else choose(value);
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
          onKeyDown={(event) => {
            const value = event.shiftKey && event.key === 'Enter' ? rowOf(event.target) : undefined;
            const one = value && find(nodes, value)?.block;
            if (one) toggle(one);
            else chooseWithEnter(choose)(event);
          }}
          {...composing}
          renderNode={(row) => {
            const node = row.node as OutlineNode;
            return (
              <TreeRow
                {...row}
                tree={tree}
                isCurrent={node.value === selected}
                data={{ 'data-chosen': isChosen(node, chosen) || undefined, 'data-outline': node.value }}
                onClick={(event) => click(node.value, event)}
              >
                <BlockName node={node} />
              </TreeRow>
            );
          }}
        />
      </ScrollArea>
    </section>
  );
}

const isChosen = ({ block }: OutlineNode, chosen: readonly Place[]) =>
  block !== undefined && chosen.some((place) => isSamePlace(place, placeOf(block)));

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

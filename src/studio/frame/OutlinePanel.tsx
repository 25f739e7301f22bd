import { ActionIcon, Badge, Group, ScrollArea, Text, Tooltip, Tree } from '@mantine/core';
import { type MouseEvent, useEffect, useMemo, useRef } from 'react';
import { isSameLocation } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import plusIcon from '~icons/tabler/plus';
import { BlockMenu } from '../composing/BlockMenu.tsx';
import { useBlockOperations } from '../composing/BlockOperations.tsx';
import { blocksBetween, locationOfBlock } from '../composing/blockLocation.ts';
import { useOutlineEditing } from '../composing/useOutlineEditing.ts';
import { useOutline } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { chooseWithEnter, treeValueOf } from './chooseWithEnter.ts';
import { Icon } from './Icon.tsx';
import { buildOutlineTree, type OutlineNode, pathToNode, valuesOfOuterNodes } from './outlineTree.ts';
import classes from './StudioFrame.module.css';
import { formatShortcut } from './shortcuts.ts';
import { TreeRow } from './TreeRow.tsx';
import { useExpandableTree } from './useExpandableTree.ts';

const absenceLabels = { hidden: 'Hidden', early: 'Not yet', over: 'Over' };

export function OutlinePanel({ opened }: { opened: StudioNavigation }) {
  const { page, place, view, select } = opened;
  const { data } = useOutline(page?.file, view, page);
  const nodes = useMemo(() => (data ? buildOutlineTree(data.list) : []), [data]);
  const current = useMemo(() => (place ? pathToNode(nodes, place) : []), [nodes, place]);
  const { ask, chosen, toggle, choose: chooseAll } = useBlockOperations();
  const selected = current.at(-1)?.value;
  const chosenValues = useMemo(() => valuesOfBlocks(nodes, chosen), [nodes, chosen]);
  const { tree, open } = useExpandableTree(chosenValues.length ? chosenValues : selected ? [selected] : []);
  const selectedBlock = current.findLast((node) => node.block)?.block;
  const file = page?.file;
  const openedFor = useRef<string>(undefined);
  useEffect(() => {
    // Once for each page: nodes closed by the user stay closed.
    if (!file || nodes.length === 0 || data?.file !== file || openedFor.current === file) return;
    openedFor.current = file;
    open(valuesOfOuterNodes(nodes, file));
  }, [nodes, data, file, open]);
  useEffect(() => {
    open(current.slice(0, -1).map(({ value }) => value));
  }, [current, open]);
  useScrollToRow(selected, tree.expandedState);
  const editingProps = useOutlineEditing(data?.list, (value) => findNode(nodes, value));
  const choose = (value: string) => {
    const node = findNode(nodes, value);
    chooseAll([]);
    if (node) select(node.place);
  };
  const click = (value: string, { ctrlKey, metaKey, shiftKey }: MouseEvent) => {
    const clicked = findNode(nodes, value)?.block;
    if (clicked && (ctrlKey || metaKey)) toggle(clicked);
    else if (clicked && shiftKey && data) chooseAll(blocksBetween(data.list, place, locationOfBlock(clicked)));
    else choose(value);
  };
  return (
    <section className={classes.column} aria-label="Outline of the page">
      <Group justify="space-between" px="sm" py={4}>
        <Text size="xs" fw={600} c="dimmed">
          On this page
        </Text>
        <Group gap={4} ml="auto">
          {selectedBlock && <BlockMenu block={selectedBlock} />}
          <Tooltip label={`Insert a block (${formatShortcut('insert')})`}>
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
          aria-multiselectable
          levelOffset="md"
          expandOnClick={false}
          onKeyDown={(event) => {
            const value = event.shiftKey && event.key === 'Enter' ? treeValueOf(event.target) : undefined;
            const focusedBlock = value && findNode(nodes, value)?.block;
            if (focusedBlock) toggle(focusedBlock);
            else chooseWithEnter(choose)(event);
          }}
          {...editingProps}
          renderNode={(row) => {
            const node = row.node as OutlineNode;
            return (
              <TreeRow
                {...row}
                tree={tree}
                isCurrent={node.value === selected}
                data={{ 'data-chosen': chosenValues.includes(node.value) || undefined, 'data-outline': node.value }}
                onClick={(event) => click(node.value, event)}
              >
                <BlockLabel node={node} />
              </TreeRow>
            );
          }}
        />
      </ScrollArea>
    </section>
  );
}

const valuesOfBlocks = (nodes: readonly OutlineNode[], chosen: readonly FileLocation[]): string[] =>
  chosen.length === 0
    ? []
    : nodes.flatMap(({ value, block, children = [] }) => [
        ...(block && chosen.some((place) => isSameLocation(place, locationOfBlock(block))) ? [value] : []),
        ...valuesOfBlocks(children, chosen),
      ]);

function BlockLabel({ node: { label, block } }: { node: OutlineNode }) {
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
          {absenceLabels[block.absent]}
        </Badge>
      )}
    </>
  );
}

function findNode(nodes: readonly OutlineNode[], value: string): OutlineNode | undefined {
  for (const node of nodes) {
    const found = node.value === value ? node : findNode(node.children ?? [], value);
    if (found) return found;
  }
  return undefined;
}

/** Scrolls to the selected row of the outline as soon as it is rendered. */
function useScrollToRow(selected: string | undefined, expandedState: Record<string, boolean>): void {
  const scrolledTo = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a node inside a closed one has no row
  useEffect(() => {
    const row = selected && document.querySelector(`[data-outline="${CSS.escape(selected)}"]`);
    if (!row || scrolledTo.current === selected) return;
    scrolledTo.current = selected;
    row.scrollIntoView({ block: 'nearest' });
    // The focus follows a block that is moved by keys.
    if (document.activeElement?.matches('[data-part=outline] [role=treeitem]'))
      row.closest<HTMLElement>('[role=treeitem]')?.focus({ preventScroll: true });
  }, [selected, expandedState]);
}

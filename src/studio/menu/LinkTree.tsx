import { Text, Tree, type TreeDragDropPayload, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { chooseWithEnter, rowOf } from '../frame/chooseWithEnter.ts';
import { TreeRow } from '../frame/TreeRow.tsx';
import { useOpenableTree } from '../frame/useOpenableTree.ts';
import type { LinkDirection, LinkNode } from './linkTree.ts';
import type { LinkTreeEditing } from './useLinkTree.ts';

const directions: Record<string, LinkDirection> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

interface LinkTreeProps {
  label: string;
  nodes: LinkNode[];
  editing: LinkTreeEditing;
  /** Value of the entry that is selected. */
  chosen: string | undefined;
  /** Values of the entries that are open at the beginning. */
  opened?: readonly string[];
  onChoose: (node: LinkNode) => void;
  /** What else the row of an entry is given. */
  rowProps?: (node: LinkNode) => Record<`data-${string}`, string | undefined>;
  /** What stands behind the words of an entry. */
  renderEnd?: (node: LinkNode) => ReactNode;
}

/** Entries as a tree in which they are dragged, or moved with Alt and the arrows. */
export function LinkTree({ label, nodes, editing, chosen, opened, onChoose, rowProps, renderEnd }: LinkTreeProps) {
  const { tree, open } = useOpenableTree();
  const frame = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  const [said, setSaid] = useState('');
  const all = useMemo(() => flat(nodes), [nodes]);
  const key = opened?.join('\n');
  useEffect(() => {
    open(key?.split('\n') ?? []);
  }, [key, open]);
  useEffect(() => {
    if (chosen !== undefined) open(pathTo(nodes, chosen).slice(0, -1));
  }, [chosen, nodes, open]);
  const { expandedState } = tree;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was closed has no row before it is opened
  useEffect(() => {
    const row = moved.current && frame.current?.querySelector(`[data-link="${CSS.escape(moved.current)}"]`);
    if (!row || moved.current !== chosen) return;
    moved.current = undefined;
    row.closest<HTMLElement>('[role=treeitem]')?.focus();
  }, [chosen, nodes, expandedState]);
  const choose = (value: string) => {
    const node = all.get(value);
    if (node) onChoose(node);
  };
  const take = (done: { pointer?: string | undefined; said: string } | undefined) => {
    if (!done) return;
    setSaid(done.said);
    if (done.pointer === undefined) return;
    moved.current = done.pointer;
    onChoose({ value: done.pointer, label: '' });
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const value = rowOf(event.target);
    const node = value ? all.get(value) : undefined;
    const direction = event.altKey ? directions[event.key] : undefined;
    const isRemoved = event.key === 'Delete';
    if (!node || (!direction && !isRemoved)) return;
    // The tree itself would go to another entry; the window would remove a block.
    event.preventDefault();
    event.stopPropagation();
    take(direction ? editing.step(node, direction) : editing.remove(node));
  };
  return (
    <div ref={frame}>
      <Tree
        data={nodes}
        tree={tree}
        aria-label={label}
        levelOffset="md"
        expandOnClick={false}
        onKeyDown={chooseWithEnter(choose)}
        onKeyDownCapture={onKeyDownCapture}
        allowDrop={(payload: TreeDragDropPayload) => editing.mayDrop(payload)}
        onDragDrop={(payload: TreeDragDropPayload) => take(editing.drop(payload))}
        renderNode={(row) => {
          const node = row.node as LinkNode;
          const { value, label: words, link } = node;
          return (
            <TreeRow
              {...row}
              tree={tree}
              isCurrent={value === chosen}
              data={{ 'data-link': value, ...rowProps?.(node) }}
              onClick={() => choose(value)}
            >
              <Text size="sm" truncate flex={1} title={link}>
                {words}
              </Text>
              {renderEnd?.(node)}
            </TreeRow>
          );
        }}
      />
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </div>
  );
}

function flat(nodes: readonly LinkNode[], found = new Map<string, LinkNode>()): Map<string, LinkNode> {
  for (const node of nodes) {
    found.set(node.value, node);
    flat(node.children ?? [], found);
  }
  return found;
}

/** Values of the entries from the outside in of one of them; empty where it is not there. */
function pathTo(nodes: readonly LinkNode[], value: string): string[] {
  for (const node of nodes) {
    if (node.value === value) return [value];
    const inside = pathTo(node.children ?? [], value);
    if (inside.length > 0) return [node.value, ...inside];
  }
  return [];
}

import { Text, Tree, VisuallyHidden } from '@mantine/core';
import { type KeyboardEvent, type ReactNode, useEffect, useMemo, useRef, useState } from 'react';
import { chooseWithEnter, treeValueOf } from '../frame/chooseWithEnter.ts';
import { TreeRow } from '../frame/TreeRow.tsx';
import { useExpandableTree } from '../frame/useExpandableTree.ts';
import { flattenLinks, type LinkDirection, type LinkNode } from './linkTree.ts';
import type { LinkEditResult, LinkTreeEditing } from './useLinkTree.ts';

const directionOfKey: Record<string, LinkDirection> = {
  ArrowUp: 'up',
  ArrowDown: 'down',
  ArrowRight: 'in',
  ArrowLeft: 'out',
};

interface LinkTreeProps {
  label: string;
  nodes: LinkNode[];
  editing: LinkTreeEditing;
  chosen: string | undefined;
  /** Values of the entries that are expanded initially. */
  opened?: readonly string[];
  onChoose: (node: LinkNode) => void;
  rowProps?: (node: LinkNode) => Record<`data-${string}`, string | undefined>;
  renderEnd?: (node: LinkNode) => ReactNode;
}

/** Tree of links that are moved by dragging, or by Alt and the arrow keys. */
export function LinkTree({ label, nodes, editing, chosen, opened, onChoose, rowProps, renderEnd }: LinkTreeProps) {
  const { tree, open } = useExpandableTree(chosen === undefined ? [] : [chosen]);
  const frame = useRef<HTMLDivElement>(null);
  const movedEntry = useRef<string>(undefined);
  const [announcement, setAnnouncement] = useState('');
  const entries = useMemo(() => flattenLinks(nodes), [nodes]);
  const entryAt = (value: string | undefined) => entries.find((entry) => entry.value === value);
  const key = opened?.join('\n');
  useEffect(() => {
    open(key?.split('\n') ?? []);
  }, [key, open]);
  useEffect(() => {
    const isAround = ({ children = [] }: LinkNode) => flattenLinks(children).some(({ value }) => value === chosen);
    if (chosen !== undefined) open(entries.filter(isAround).map(({ value }) => value));
  }, [chosen, entries, open]);
  const { expandedState } = tree;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was closed has no row before it is opened
  useEffect(() => {
    const row = movedEntry.current && frame.current?.querySelector(`[data-link="${CSS.escape(movedEntry.current)}"]`);
    if (!row || movedEntry.current !== chosen) return;
    movedEntry.current = undefined;
    row.closest<HTMLElement>('[role=treeitem]')?.focus();
  }, [chosen, nodes, expandedState]);
  const applyResult = (done: LinkEditResult | undefined) => {
    if (!done) return;
    setAnnouncement(done.said);
    if (done.pointer === undefined) return;
    movedEntry.current = done.pointer;
    onChoose({ value: done.pointer, label: '' });
  };
  const onKeyDownCapture = (event: KeyboardEvent) => {
    const node = entryAt(treeValueOf(event.target));
    const direction = event.altKey ? directionOfKey[event.key] : undefined;
    const isRemoved = event.key === 'Delete';
    if (!node || (!direction && !isRemoved)) return;
    // Otherwise the tree would select another entry, and the window's shortcut would remove a block.
    event.preventDefault();
    event.stopPropagation();
    applyResult(direction ? editing.step(node, direction) : editing.remove(node));
  };
  return (
    <div ref={frame}>
      <Tree
        data={nodes}
        tree={tree}
        aria-label={label}
        levelOffset="md"
        expandOnClick={false}
        onKeyDown={chooseWithEnter((value) => {
          const entry = entryAt(value);
          if (entry) onChoose(entry);
        })}
        onKeyDownCapture={onKeyDownCapture}
        allowDrop={editing.mayDrop}
        onDragDrop={(payload) => applyResult(editing.drop(payload))}
        renderNode={(row) => {
          const node = row.node as LinkNode;
          const { value, label: words, link } = node;
          return (
            <TreeRow
              {...row}
              tree={tree}
              isCurrent={value === chosen}
              data={{ 'data-link': value, ...rowProps?.(node) }}
              onClick={() => onChoose(node)}
            >
              <Text size="sm" truncate flex={1} title={link}>
                {words}
              </Text>
              {renderEnd?.(node)}
            </TreeRow>
          );
        }}
      />
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
    </div>
  );
}

import { useEffect, useRef } from 'react';

/** Scrolls to the selected row of the outline as soon as it is rendered. */
export function useScrollToRow(selected: string | undefined, expandedState: Record<string, boolean>): void {
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

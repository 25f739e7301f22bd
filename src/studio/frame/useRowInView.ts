import { useEffect, useRef } from 'react';

/** Scrolls to the entry of the outline that is selected, once it has a row. */
export function useRowInView(selected: string | undefined, expandedState: Record<string, boolean>): void {
  const scrolledTo = useRef<string>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was closed has no row before it is opened
  useEffect(() => {
    const row = selected && document.querySelector(`[data-outline="${CSS.escape(selected)}"]`);
    if (!row || scrolledTo.current === selected) return;
    scrolledTo.current = selected;
    row.scrollIntoView({ block: 'nearest' });
    // The focus goes with a block that is moved by keys.
    if (document.activeElement?.matches('[data-part=outline] [role=treeitem]'))
      row.closest<HTMLElement>('[role=treeitem]')?.focus({ preventScroll: true });
  }, [selected, expandedState]);
}

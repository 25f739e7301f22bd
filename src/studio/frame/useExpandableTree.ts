import { type UseTreeInput, type UseTreeReturnType, useTree } from '@mantine/core';
import { useCallback, useState } from 'react';

/**
 * Tree state whose nodes can be opened from outside; `open` is a stable function.
 * @param selected values of the nodes that are chosen, for assistive technology
 */
export function useExpandableTree(selected: readonly string[]): {
  tree: UseTreeReturnType;
  open: (values: Iterable<string>) => void;
} {
  const [expandedState, setExpandedState] = useState<NonNullable<UseTreeInput['expandedState']>>({});
  const tree = useTree({ expandedState, onExpandedStateChange: setExpandedState, selectedState: [...selected] });
  const open = useCallback((values: Iterable<string>) => {
    const opened = Object.fromEntries([...values].map((value) => [value, true]));
    setExpandedState((before) => ({ ...before, ...opened }));
  }, []);
  return { tree, open };
}

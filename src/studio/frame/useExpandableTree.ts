import { type UseTreeInput, type UseTreeReturnType, useTree } from '@mantine/core';
import { useCallback, useState } from 'react';

/** Tree state whose nodes can be opened from outside; `open` is a stable function. */
export function useExpandableTree(): { tree: UseTreeReturnType; open: (values: Iterable<string>) => void } {
  const [expandedState, setExpandedState] = useState<NonNullable<UseTreeInput['expandedState']>>({});
  const tree = useTree({ expandedState, onExpandedStateChange: setExpandedState });
  const open = useCallback((values: Iterable<string>) => {
    const opened = Object.fromEntries([...values].map((value) => [value, true]));
    setExpandedState((before) => ({ ...before, ...opened }));
  }, []);
  return { tree, open };
}

import type { Shortcut } from '../frame/shortcuts.ts';
import { areKeysForBlocks } from './areKeysForBlocks.ts';
import { useBlockOperations } from './BlockOperations.tsx';
import type { BlockAction } from './blockSteps.ts';
import { useBlockClipboard } from './useBlockClipboard.ts';

export function useBlockShortcuts() {
  const { act, ask } = useBlockOperations();
  useBlockClipboard();
  // With the focus elsewhere a key is not meant for the block.
  const handlerOf = (action: BlockAction) => () => areKeysForBlocks() && act(action);
  return {
    insert: () => ask(),
    'block-up': handlerOf('up'),
    'block-down': handlerOf('down'),
    'block-in': handlerOf('in'),
    duplicate: handlerOf('duplicate'),
    remove: handlerOf('remove'),
  } satisfies Partial<Record<Shortcut, () => void>>;
}

import type { Shortcut } from '../frame/keys.ts';
import { useComposing } from './Composing.tsx';
import { isOnBlocks } from './isOnBlocks.ts';
import type { BlockAction } from './steps.ts';
import { useClipboard } from './useClipboard.ts';

/** Shortcuts for the block that is selected. */
export function useBlockActions() {
  const { act, ask } = useComposing();
  useClipboard();
  // With the focus elsewhere a key is not meant for the block.
  const on = (action: BlockAction) => () => isOnBlocks() && act(action);
  return {
    insert: () => ask(),
    'block-up': on('up'),
    'block-down': on('down'),
    'block-in': on('in'),
    duplicate: on('duplicate'),
    remove: on('remove'),
  } satisfies Partial<Record<Shortcut, () => void>>;
}

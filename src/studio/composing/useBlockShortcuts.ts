import { useWindowEvent } from '@mantine/hooks';
import { readClipboard } from '#markdown/paste/clipboard.ts';
import { showFailure } from '../editing/showFailure.ts';
import type { Shortcut } from '../frame/shortcuts.ts';
import { useBlockOperations } from './BlockOperations.tsx';
import type { BlockAction } from './blockSteps.ts';

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

function useBlockClipboard(): void {
  const { act, copy, paste } = useBlockOperations();
  const isForBlocks = () => areKeysForBlocks() && getSelection()?.isCollapsed !== false;
  const onCopy = (event: ClipboardEvent) => {
    if (!isForBlocks()) return;
    event.preventDefault();
    copy()
      .then((text) => (text === undefined ? undefined : navigator.clipboard.writeText(text)))
      .then(() => {
        if (event.type === 'cut') act('remove');
      })
      .catch(showFailure);
  };
  useWindowEvent('copy', onCopy);
  useWindowEvent('cut', onCopy);
  useWindowEvent('paste', (event) => {
    if (!isForBlocks()) return;
    event.preventDefault();
    if (event.clipboardData) paste(readClipboard(event.clipboardData));
  });
}

/** @returns true if keys are meant for the selected block: with the focus in the outline, on the page, or nowhere */
function areKeysForBlocks(): boolean {
  const active = document.activeElement;
  if (!active || active === document.body) return true;
  // The field for a link's address lies over the page.
  return !active.matches('input, textarea') && active.closest('[data-part=outline], [data-part=canvas]') !== null;
}

import { useEffect } from 'react';
import { showFailure } from '../editing/showFailure.ts';
import { areKeysForBlocks } from './areKeysForBlocks.ts';
import { useBlockOperations } from './BlockOperations.tsx';

/** Copies, cuts and pastes the selected block by the usual keys. */
export function useBlockClipboard(): void {
  const { act, copy, paste } = useBlockOperations();
  useEffect(() => {
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
    const onPaste = (event: ClipboardEvent) => {
      if (!isForBlocks()) return;
      event.preventDefault();
      paste(event.clipboardData?.getData('text') ?? '');
    };
    const controller = new AbortController();
    for (const type of ['copy', 'cut'] as const) document.addEventListener(type, onCopy, { signal: controller.signal });
    document.addEventListener('paste', onPaste, { signal: controller.signal });
    return () => controller.abort();
  }, [act, copy, paste]);
}

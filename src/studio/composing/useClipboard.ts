import { useEffect } from 'react';
import { showFailure } from '../editing/showFailure.ts';
import { useComposing } from './Composing.tsx';
import { isOnBlocks } from './isOnBlocks.ts';

/** Has the keys for copying, cutting and pasting do so with the block that is selected. */
export function useClipboard(): void {
  const { act, copy, paste } = useComposing();
  useEffect(() => {
    const isMeant = () => isOnBlocks() && getSelection()?.isCollapsed !== false;
    const onCopy = (event: ClipboardEvent) => {
      if (!isMeant()) return;
      event.preventDefault();
      copy()
        .then((text) => (text === undefined ? undefined : navigator.clipboard.writeText(text)))
        .then(() => {
          if (event.type === 'cut') act('remove');
        })
        .catch(showFailure);
    };
    const onPaste = (event: ClipboardEvent) => {
      if (!isMeant()) return;
      event.preventDefault();
      paste(event.clipboardData?.getData('text') ?? '');
    };
    const ends = new AbortController();
    for (const type of ['copy', 'cut'] as const) document.addEventListener(type, onCopy, { signal: ends.signal });
    document.addEventListener('paste', onPaste, { signal: ends.signal });
    return () => ends.abort();
  }, [act, copy, paste]);
}

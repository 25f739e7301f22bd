import { type RefObject, useEffect, useEffectEvent } from 'react';
import type { MessageFromPage } from '#shared/framedPage.ts';
import { useBlockOperations } from '../composing/BlockOperations.tsx';
import { showFailure } from '../editing/showFailure.ts';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { isUserActive } from '../framedPages/isUserActive.ts';

/** Makes blocks of what the user pastes on a page, and says what a text on it could not take. */
export function usePagePasting(page: FramedPage, canvas: RefObject<HTMLElement | null>): void {
  const { paste } = useBlockOperations();
  const receive = useEffectEvent(({ files, ...texts }: Extract<MessageFromPage, { kind: 'pasted' }>) => {
    if (!isUserActive() || !canvas.current?.contains(document.activeElement)) return;
    const read = files.map(({ bytes, name, type }) => new File([bytes], name, { type }));
    const contents = { html: texts.html, text: texts.text, files: read };
    if (!texts.isInText) return paste(contents);
    import('../pasting/sayPartlyPasted.ts')
      .then(({ sayPartlyPasted }) => sayPartlyPasted(contents, paste))
      .catch(showFailure);
  });
  useEffect(() => page.on('pasted', (message) => receive(message)), [page]);
}

import { useEffect } from 'react';
import type { ArrivedBlock } from '../composing/applyBlockSteps.ts';
import { useBlockOperations } from '../composing/BlockOperations.tsx';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { expectedTexts, onCancelledText } from './openingText.ts';

/** Last block that was inserted: the page in the frame may be loaded again before typing has begun there. */
let lastNew: ArrivedBlock | undefined;

/** Lets a page scroll to blocks that were inserted or moved, and begin typing in new ones. */
export function useArrivals(page: FramedPage): void {
  const { onArrival } = useBlockOperations();
  useEffect(() => {
    const arrive = ({ place: { file, pointer }, text, shown = '' }: ArrivedBlock) =>
      page.send({ kind: 'arrive', place: { file, pointer }, text, shown });
    if (lastNew?.text && expectedTexts().includes(lastNew.text)) arrive(lastNew);
    return onArrival((block) => {
      lastNew = block.text ? block : undefined;
      arrive(block);
    });
  }, [page, onArrival]);
  useEffect(() => onCancelledText(() => page.send({ kind: 'cancelArrival' })), [page]);
}

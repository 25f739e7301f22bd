import { useEffect, useEffectEvent, useRef } from 'react';
import type { PageTrace } from '#shared/pageTrace.ts';
import type { FramedPage } from '../framedPages/framedPage.ts';
import type { StudioNavigation } from '../studioNavigation.ts';

/**
 * Lets a page show what is selected, and selects what is chosen on it.
 * @param known `isKnown` is true if the trace has arrived, or if there is none
 */
export function useCanvasSelection(
  page: FramedPage,
  { trace, isKnown }: { trace: PageTrace | undefined; isKnown: boolean },
  { place, select }: Pick<StudioNavigation, 'place' | 'select'>,
): void {
  const lastChoice = useRef(0);
  const [file, pointer] = [place?.file, place?.pointer];
  const choose = useEffectEvent(select);
  useEffect(
    () =>
      page.on('chosen', ({ place: chosen, choice }) => {
        lastChoice.current = choice;
        choose(chosen);
      }),
    [page],
  );
  useEffect(() => page.send({ kind: 'trace', trace, isKnown }), [page, trace, isKnown]);
  useEffect(() => {
    const selected = file === undefined || pointer === undefined ? undefined : { file, pointer };
    page.send({ kind: 'select', place: selected, choice: lastChoice.current });
  }, [page, file, pointer]);
}

import { useEffect, useEffectEvent, useRef } from 'react';
import type { PageTrace } from '#shared/pageTrace.ts';
import type { FramedPage } from '../framedPages/framedPage.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { leaveText } from './openingText.ts';

/**
 * Lets a page show what is selected, and selects what is chosen on it. A link to an error opens its source.
 * @param known `isKnown` is true if the trace has arrived, or if there is none
 */
export function useCanvasSelection(
  page: FramedPage,
  { trace, isKnown }: { trace: PageTrace | undefined; isKnown: boolean },
  { place, select, showJson }: Pick<StudioNavigation, 'place' | 'select' | 'showJson'>,
): void {
  const lastChoice = useRef(0);
  const [file, pointer] = [place?.file, place?.pointer];
  const choose = useEffectEvent(select);
  const showSource = useEffectEvent(showJson);
  useEffect(() => page.on('wantsSource', (wanted) => showSource(wanted.place)), [page]);
  useEffect(
    () =>
      page.on('chosen', ({ place: chosen, choice, isToType }) => {
        if (!isToType) leaveText();
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

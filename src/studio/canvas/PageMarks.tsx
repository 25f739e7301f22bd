import { lazy, type RefObject, Suspense } from 'react';
import { InsertPoints } from '../composing/InsertPoints.tsx';
import { useSchemas, useSite, useTrace } from '../queries.ts';
import type { Opened } from '../selection.ts';
import type { CanvasView } from './canvasView.ts';
import { isSamePlace } from './findPlace.ts';
import type { LivePage } from './livePage.ts';
import { type NameSources, nameOfBlock, nameOfEdit, nameOfValue } from './names.ts';
import { Outline } from './Outline.tsx';
import { type Pointed, placeOf } from './pointed.ts';
import { showOnPage } from './showOnPage.ts';
import { usePageTyping } from './typing/useTyping.ts';
import { useFollowing } from './useFollowing.ts';
import { usePageKeys } from './usePageKeys.ts';
import { usePointing } from './usePointing.ts';
import { useSelectedOnPage } from './useSelectedOnPage.ts';
import { useShownAtOnce } from './useShownAtOnce.ts';
import { useTypingFailures } from './useTypingFailures.ts';

/** With the editor for texts with markup, which comes when such a text is typed into. */
const MarkdownBar = lazy(() => import('./typing/MarkdownBar.tsx').then((code) => ({ default: code.MarkdownBar })));

/** What lies over a page: lines around what the pointer is over, and around what is selected. */
export function PageMarks({
  page,
  opened,
  scale,
  view: { isTrying, hasScripts },
  canvas,
}: {
  page: LivePage;
  opened: Opened;
  /** By how much the page is scaled: 1 for not at all. */
  scale: number;
  view: CanvasView;
  canvas: RefObject<HTMLElement | null>;
}) {
  const { data: trace, isError } = useTrace(opened.path, opened.view);
  const sources: NameSources = { trace, site: useSite().data, schemas: useSchemas().data, ownFile: opened.page?.file };
  const { selected, choose } = useSelectedOnPage(page, trace, opened);
  const { typing, isAsking, ask, begin, isTyping } = usePageTyping(page, (place) => nameOfEdit(place, sources));
  useShownAtOnce(page);
  useFollowing(page, hasScripts);
  useTypingFailures(page);
  const hovered = usePointing(page, trace !== undefined || isError, { choose, begin, isTyping, isTrying });
  usePageKeys(page, canvas, {
    selected,
    select: (pointed) => {
      choose(pointed);
      if (pointed) showOnPage(page, pointed);
    },
    type: begin,
    isOff: () => isTrying || isTyping(page.document.activeElement),
  });
  const nameOf = ({ shown, parts, frame, place }: Pointed) =>
    shown || parts ? nameOfValue(place, sources) : frame ? nameOfBlock(placeOf(frame), sources) : '';
  const on = { page, scale };
  if (typing)
    return (
      <>
        <Outline {...on} pointed={{ frame: typing.element }} look="selected" />
        <Suspense>
          {typing.editor && (
            <MarkdownBar
              {...on}
              {...typing}
              editor={typing.editor}
              isFlow={!!typing.isFlow}
              isAsking={isAsking}
              ask={ask}
            />
          )}
        </Suspense>
      </>
    );
  return (
    <>
      {hovered?.frame && (
        <Outline
          {...on}
          pointed={{ frame: hovered.frame }}
          look="hoverBlock"
          name={nameOfBlock(placeOf(hovered.frame), sources)}
        />
      )}
      {hovered?.shown && !isSamePlace(hovered.place, selected?.place) && (
        <Outline {...on} pointed={hovered} look="hover" />
      )}
      {selected?.frame && (selected.shown || selected.parts) && (
        <Outline {...on} pointed={{ frame: selected.frame }} look="selectedBlock" />
      )}
      {selected && <Outline {...on} pointed={selected} look="selected" name={nameOf(selected)} />}
      {selected?.frame && !isTrying && <InsertPoints {...on} frame={selected.frame} />}
    </>
  );
}

import { lazy, type RefObject, Suspense, useEffect } from 'react';
import { isSameLocation } from '#shared/pointer.ts';
import { InsertButtons } from '../composing/InsertButtons.tsx';
import { onFailure } from '../failures/reportFailure.tsx';
import { useSchemas, useSite, useTrace } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import type { CanvasPage } from './canvasPage.ts';
import { type CanvasTarget, locationOfFrame } from './canvasTarget.ts';
import { ElementOutline } from './ElementOutline.tsx';
import { revealOnPage } from './revealOnPage.ts';
import { usePageTyping } from './typing/usePageTyping.ts';
import { useCanvasKeys } from './useCanvasKeys.ts';
import { useCanvasPointer } from './useCanvasPointer.ts';
import { useCanvasSelection } from './useCanvasSelection.ts';
import type { CanvasView } from './useCanvasView.ts';
import { useInstantPreview } from './useInstantPreview.ts';
import { useUpdateWithoutScripts } from './useUpdateWithoutScripts.ts';
import { describeEdit, type NameSources, nameOfBlock, nameOfValue } from './valueNames.ts';

/** Loaded with the rich text editor when a text with markup is first typed into. */
const MarkdownToolbar = lazy(() =>
  import('./typing/MarkdownToolbar.tsx').then((code) => ({ default: code.MarkdownToolbar })),
);

interface PageOverlayProps {
  page: CanvasPage;
  opened: StudioNavigation;
  scale: number;
  view: CanvasView;
  canvas: RefObject<HTMLElement | null>;
}

export function PageOverlay({ page, opened, scale, view, canvas }: PageOverlayProps) {
  const { isTrying, hasScripts } = view;
  const { data: trace, isError } = useTrace(opened.path, opened.view);
  const sources: NameSources = { trace, site: useSite().data, schemas: useSchemas().data, ownFile: opened.page?.file };
  const { selected, choose } = useCanvasSelection(page, trace, opened);
  const { typing, isAsking, ask, begin, isTyping } = usePageTyping(page, (location) => describeEdit(location, sources));
  useInstantPreview(page);
  useUpdateWithoutScripts(page, hasScripts);
  useReloadOnTypingFailure(page);
  const hovered = useCanvasPointer(page, trace !== undefined || isError, { choose, begin, isTyping, isTrying });
  useCanvasKeys(page, canvas, {
    selected,
    select: (target) => {
      choose(target);
      if (target) revealOnPage(page, target);
    },
    type: begin,
    isOff: () => isTrying || isTyping(page.document.activeElement),
  });
  const nameOf = ({ shown, parts, frame, place }: CanvasTarget) =>
    shown || parts ? nameOfValue(place, sources) : frame ? nameOfBlock(locationOfFrame(frame), sources) : '';
  const overlayProps = { page, scale };
  if (typing)
    return (
      <>
        <ElementOutline {...overlayProps} target={{ frame: typing.element }} look="selected" />
        <Suspense>
          {typing.editor && (
            <MarkdownToolbar
              {...overlayProps}
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
        <ElementOutline
          {...overlayProps}
          target={{ frame: hovered.frame }}
          look="hoverBlock"
          name={nameOfBlock(locationOfFrame(hovered.frame), sources)}
        />
      )}
      {hovered?.shown && !isSameLocation(hovered.place, selected?.place) && (
        <ElementOutline {...overlayProps} target={hovered} look="hover" />
      )}
      {selected?.frame && (selected.shown || selected.parts) && (
        <ElementOutline {...overlayProps} target={{ frame: selected.frame }} look="selectedBlock" />
      )}
      {selected && <ElementOutline {...overlayProps} target={selected} look="selected" name={nameOf(selected)} />}
      {selected?.frame && !isTrying && <InsertButtons {...overlayProps} frame={selected.frame} />}
    </>
  );
}

/**
 * Reloads the page if something fails while it is typed into: the editor in place of the text may not accept anything
 * any more. The failure notice holds what was typed.
 */
function useReloadOnTypingFailure({ document, window }: CanvasPage): void {
  useEffect(
    () =>
      onFailure(() => {
        if (document.querySelector('[data-typing]')) window.location.reload();
      }),
    [document, window],
  );
}

import { lazy, type RefObject, Suspense, useEffect } from 'react';
import type { MarkedTarget } from '#shared/pageMarks.ts';
import { isSameLocation } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { BlockDragging } from '../composing/BlockDragging.tsx';
import { FirstBlock } from '../composing/FirstBlock.tsx';
import { InsertButtons } from '../composing/InsertButtons.tsx';
import { onFailure } from '../failures/reportFailure.tsx';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { useMarkedTargets } from '../framedPages/useFramedPage.ts';
import { fetchTrace, useSchemas, useSite, useTrace } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { ElementOutline } from './ElementOutline.tsx';
import { FileDropArea } from './FileDropArea.tsx';
import { usePageTyping } from './typing/usePageTyping.ts';
import { useArrivals } from './useArrivals.ts';
import { useCanvasKeys } from './useCanvasKeys.ts';
import { useCanvasSelection } from './useCanvasSelection.ts';
import type { CanvasView } from './useCanvasView.ts';
import { useFocusInPage } from './useFocusInPage.ts';
import { useInstantPreview } from './useInstantPreview.ts';
import { usePageEditing } from './usePageEditing.ts';
import { usePagePasting } from './usePagePasting.ts';
import { describeEdit, type NameSources, nameOfBlock, nameOfValue } from './valueNames.ts';

/** Loaded when a text with markup is first typed into. */
const MarkdownToolbar = lazy(() =>
  import('./typing/MarkdownToolbar.tsx').then((code) => ({ default: code.MarkdownToolbar })),
);

interface PageOverlayProps {
  page: FramedPage;
  opened: StudioNavigation;
  scale: number;
  view: CanvasView;
  canvas: RefObject<HTMLElement | null>;
}

export function PageOverlay({ page, opened, scale, view, canvas }: PageOverlayProps) {
  const { isTrying } = view;
  const { data: trace, isError } = useTrace(opened.path, opened.view);
  const sources: NameSources = { trace, site: useSite().data, schemas: useSchemas().data, ownFile: opened.page?.file };
  usePageEditing(page, isTrying);
  useCanvasSelection(page, { trace, isKnown: trace !== undefined || isError }, opened);
  useArrivals(page);
  const nameOfEdit = (place: FileLocation) => describeEdit(place, sources);
  const refresh = () => fetchTrace(opened.path, opened.view);
  const { link, setLink } = usePageTyping(page, canvas, { trace, refresh, nameOf: nameOfEdit });
  useInstantPreview(page);
  useReloadOnTypingFailure(page);
  useCanvasKeys(page, canvas, isTrying);
  usePagePasting(page, canvas);
  const { hovered, selected, typing, drag, isInField } = useMarkedTargets(page);
  useFocusInPage(page, isInField);
  const nameOf = ({ kind, block, place }: MarkedTarget) =>
    kind !== 'block' ? nameOfValue(place, sources) : block ? nameOfBlock(block, sources) : '';
  const overlayProps = { page, scale };
  const dropArea = !isTrying && <FileDropArea {...overlayProps} />;
  if (typing)
    return (
      <>
        {dropArea}
        <ElementOutline {...overlayProps} around="typing" look="selected" />
        <Suspense>
          {typing.isRich && <MarkdownToolbar {...overlayProps} {...typing} link={link} setLink={setLink} />}
        </Suspense>
      </>
    );
  return (
    <>
      {dropArea}
      {hovered?.block && !drag && (
        <ElementOutline
          {...overlayProps}
          around="hoveredBlock"
          look="hoverBlock"
          name={nameOfBlock(hovered.block, sources)}
        />
      )}
      {hovered?.kind === 'value' && !drag && !isSameLocation(hovered.place, selected?.place) && (
        <ElementOutline {...overlayProps} around="hovered" look="hover" />
      )}
      {selected?.block && selected.kind !== 'block' && (
        <ElementOutline {...overlayProps} around="selectedBlock" look="selectedBlock" />
      )}
      {selected && <ElementOutline {...overlayProps} around="selected" look="selected" name={nameOf(selected)} />}
      {selected?.block && !isTrying && <InsertButtons {...overlayProps} />}
      {!isTrying && <BlockDragging {...overlayProps} opened={opened} />}
      {!isTrying && <FirstBlock file={opened.page?.file} />}
    </>
  );
}

/**
 * Reloads the page if something fails while it is typed into: the editor in place of the text may not accept anything
 * any more. The failure notice holds what was typed.
 */
function useReloadOnTypingFailure(page: FramedPage): void {
  useEffect(() => onFailure(() => page.send({ kind: 'reload' })), [page]);
}

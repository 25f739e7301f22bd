import { type PointerEvent, useEffect, useEffectEvent, useRef } from 'react';
import type { BlockDragMark, Rect } from '#shared/pageMarks.ts';
import gripIcon from '~icons/tabler/grip-vertical';
import { positionAround, useOverlayPosition } from '../canvas/ElementOutline.tsx';
import { Icon } from '../frame/Icon.tsx';
import type { FramedPage } from '../framedPages/framedPage.ts';
import { useMarkedTargets } from '../framedPages/useFramedPage.ts';
import { useOutline } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import classes from './BlockDragging.module.css';
import { useBlockOperations } from './BlockOperations.tsx';
import { destinationOnCanvas } from './destinationOfDrop.ts';

interface BlockDraggingProps {
  page: FramedPage;
  scale: number;
  opened: StudioNavigation;
}

/**
 * Grip of the selected block, and the line where a dragged block would land. Blocks are dragged by the mouse inside the
 * page too, which says so itself. Keys move blocks with Alt and arrows.
 */
export function BlockDragging({ page, scale, opened }: BlockDraggingProps) {
  const { data } = useOutline(opened.page?.file, opened.view, opened.page);
  const { drop } = useBlockOperations();
  const { drag, selected } = useMarkedTargets(page);
  const line = useOverlayPosition(page, 'drop', scale, positionLine);
  const land = useEffectEvent((mark: BlockDragMark) => {
    const target = data && destinationOnCanvas(mark, data.list);
    if (target) drop(target.block, target.to);
  });
  useEffect(() => page.on('dropped', ({ mark }) => land(mark)), [page]);
  const isAllowed = drag && data && destinationOnCanvas(drag, data.list) !== undefined;
  return (
    <>
      {selected?.block && <Grip {...{ page, scale }} block={selected.block} />}
      <div className={classes.lineArea} data-allowed={isAllowed || undefined}>
        <div ref={line} className={classes.line} data-part="drop-line" />
      </div>
    </>
  );
}

/** Grip at the corner of the selected block, for mouse, pen and fingers. */
function Grip({ page, scale, block }: Pick<BlockDraggingProps, 'page' | 'scale'> & { block: BlockDragMark['block'] }) {
  const box = useOverlayPosition(page, 'selectedBlock', scale, positionAround);
  const grip = useRef<HTMLDivElement>(null);
  const pointerId = useRef<number>(undefined);
  const end = useEffectEvent((isDropped: boolean) => {
    if (pointerId.current === undefined) return;
    pointerId.current = undefined;
    grip.current?.removeAttribute('data-dragging');
    page.send({ kind: 'endDrag', isDropped });
  });
  useEffect(() => {
    const giveUp = ({ key }: KeyboardEvent) => key === 'Escape' && end(false);
    addEventListener('keydown', giveUp, true);
    return () => {
      removeEventListener('keydown', giveUp, true);
      end(false);
    };
  }, []);
  const move = (event: PointerEvent<HTMLElement>) => {
    if (pointerId.current !== event.pointerId) return;
    const { left = 0, top = 0 } = box.current?.parentElement?.getBoundingClientRect() ?? {};
    page.send({ kind: 'drag', block, x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  return (
    <div ref={box} className={classes.box}>
      <div
        ref={grip}
        className={classes.grip}
        title="Drag to move this block"
        aria-hidden
        data-part="block-grip"
        onPointerDown={(event) => {
          event.preventDefault();
          event.currentTarget.setPointerCapture(event.pointerId);
          event.currentTarget.setAttribute('data-dragging', '');
          pointerId.current = event.pointerId;
        }}
        onPointerMove={move}
        onPointerUp={() => end(true)}
        onPointerCancel={() => end(false)}
      >
        <Icon svg={gripIcon} size="1rem" />
      </div>
    </div>
  );
}

function positionLine(line: HTMLElement, { left, top, right }: Rect): void {
  line.style.transform = `translate(${left}px, ${top}px)`;
  line.style.width = `${right - left}px`;
}

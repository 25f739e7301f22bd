import { type DragEvent, useEffect, useState } from 'react';
import { readClipboard } from '#markdown/paste/clipboard.ts';
import { useBlockOperations } from '../composing/BlockOperations.tsx';
import type { FramedPage } from '../framedPages/framedPage.ts';
import classes from './Canvas.module.css';

/**
 * Area over the page while files are dragged: the page itself never gets them. It points at the block under them, whose
 * list of pictures takes them; other blocks get new ones behind them.
 * @param scale size of the page in the studio
 */
export function FileDropArea({ page, scale }: { page: FramedPage; scale: number }) {
  const isDragging = useFileDrag(page);
  const { paste } = useBlockOperations();
  if (!isDragging) return null;
  const onDragOver = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    event.dataTransfer.dropEffect = 'copy';
    const { left, top } = event.currentTarget.getBoundingClientRect();
    page.send({ kind: 'point', x: (event.clientX - left) / scale, y: (event.clientY - top) / scale });
  };
  const onDrop = (event: DragEvent<HTMLElement>) => {
    event.preventDefault();
    const { hovered } = page.targets;
    paste({ ...readClipboard(event.dataTransfer), html: '', text: '' }, hovered?.block ?? hovered?.place);
  };
  return <section className={classes.drop} aria-label="Drop pictures here" onDragOver={onDragOver} onDrop={onDrop} />;
}

/** Returns true while files are dragged over the studio. */
function useFileDrag(page: FramedPage): boolean {
  const [isDragging, setDragging] = useState(false);
  useEffect(() => {
    const controller = new AbortController();
    const options = { signal: controller.signal, capture: true };
    const begin = (event: globalThis.DragEvent) => {
      if (event.dataTransfer?.types.includes('Files')) setDragging(true);
    };
    const end = () => {
      setDragging(false);
      page.send({ kind: 'point', x: undefined, y: undefined });
    };
    // Leaving an element for another one has that as its related target; leaving the window has none.
    const leave = ({ relatedTarget }: globalThis.DragEvent) => relatedTarget === null && end();
    addEventListener('dragenter', begin, options);
    addEventListener('dragleave', leave, options);
    addEventListener('dragend', end, options);
    addEventListener('drop', () => setTimeout(end), options);
    const stop = page.on('filesOver', () => setDragging(true));
    return () => {
      controller.abort();
      stop();
    };
  }, [page]);
  return isDragging;
}

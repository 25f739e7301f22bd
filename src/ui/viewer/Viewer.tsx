import { ActionIcon, Group } from '@mantine/core';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import type { Labels, Picture as PictureShape } from '#shared/content.ts';
import { Picture } from '../Picture.tsx';
import { Sign } from '../Sign.tsx';
import classes from './Viewer.module.css';
import { step } from './viewerIndex.ts';

/** Px that a finger moves sideways before it counts as a swipe. */
const swipePx = 40;

interface ViewerProps {
  pictures: readonly PictureShape[];
  index: number;
  move: (index: number) => void;
  /** Words below the picture. */
  caption?: string;
  labels: Labels;
}

/** One picture of several, with the ways to the next and the one before; after the last comes the first. */
export function Viewer({ pictures, index, move, caption, labels }: ViewerProps) {
  const start = useRef<number>(undefined);
  const picture = pictures[index];
  if (!picture) return null;
  const count = pictures.length;
  const swipe = {
    onPointerDown: (event: PointerEvent) => {
      start.current = event.pointerType === 'mouse' ? undefined : event.clientX;
    },
    onPointerUp: (event: PointerEvent) => {
      const moved = start.current === undefined ? 0 : event.clientX - start.current;
      start.current = undefined;
      if (count > 1 && Math.abs(moved) > swipePx) move(step(index, moved < 0 ? 1 : -1, count));
    },
  };
  return (
    <figure className={classes.viewer} {...swipe}>
      <Picture picture={picture} loading="eager" className={classes.picture} key={picture.src} />
      {count > 1 && (
        <>
          <ActionIcon
            data-tone="dark"
            aria-label={labels.previous}
            className={classes.previous}
            onClick={() => move(step(index, -1, count))}
          >
            <Sign name="previous" />
          </ActionIcon>
          <ActionIcon
            data-tone="dark"
            aria-label={labels.next}
            className={classes.next}
            onClick={() => move(step(index, 1, count))}
          >
            <Sign name="next" />
          </ActionIcon>
        </>
      )}
      {(caption || count > 1) && (
        <Group component="figcaption" className={classes.caption}>
          {caption && <span>{caption}</span>}
          {count > 1 && (
            <span role="status">
              {labels.slideOf.replace('{n}', String(index + 1)).replace('{count}', String(count))}
            </span>
          )}
        </Group>
      )}
    </figure>
  );
}

/** What the arrow keys do while a viewer is open. */
export function moveByKey(event: KeyboardEvent, index: number, count: number, move: (index: number) => void): void {
  const by = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0;
  if (by === 0 || count < 2) return;
  event.preventDefault();
  move(step(index, by, count));
}

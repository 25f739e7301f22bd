import { ActionIcon } from '@mantine/core';
import { type PointerEvent, useRef } from 'react';
import type { Labels, Picture as PictureShape } from '#shared/content.ts';
import { Picture } from '../Picture.tsx';
import { Sign } from '../Sign.tsx';
import type { PictureNavigation } from './usePictureNavigation.ts';
import classes from './Viewer.module.css';

/** Distance in px that a finger moves sideways before it counts as a swipe. */
const swipePx = 40;

interface ViewerProps {
  /** The shown picture, with its displayed width in `sizes`. */
  picture: PictureShape;
  leafing: PictureNavigation;
  /** Text below the picture. */
  caption?: string;
  labels: Labels;
}

/** One of several pictures, with buttons to the next and the previous one, looping. */
export function Viewer({ picture, leafing: { index, count, leaf }, caption, labels }: ViewerProps) {
  const swipe = useSwipe(leaf);
  const isOneOfSeveral = count > 1;
  return (
    <figure className={classes.viewer} {...swipe}>
      <Picture picture={picture} loading="eager" key={`${index} ${picture.src}`} />
      {isOneOfSeveral && (
        <>
          <ActionIcon
            data-tone="dark"
            aria-label={labels.previous}
            className={classes.previous}
            onClick={() => leaf(-1)}
          >
            <Sign name="previous" />
          </ActionIcon>
          <ActionIcon data-tone="dark" aria-label={labels.next} className={classes.next} onClick={() => leaf(1)}>
            <Sign name="next" />
          </ActionIcon>
        </>
      )}
      {(caption !== undefined || isOneOfSeveral) && (
        <figcaption className={`row ${classes.caption}`}>
          {caption !== undefined && <span>{caption}</span>}
          {isOneOfSeveral && (
            <span role="status">
              {labels.slideOf.replace('{n}', String(index + 1)).replace('{count}', String(count))}
            </span>
          )}
        </figcaption>
      )}
    </figure>
  );
}

/** Goes to the next or previous picture when a finger or a pen moves sideways. */
function useSwipe(leaf: PictureNavigation['leaf']) {
  const start = useRef<number>(undefined);
  return {
    onPointerDown({ pointerType, clientX }: PointerEvent) {
      start.current = pointerType === 'mouse' ? undefined : clientX;
    },
    onPointerUp({ clientX }: PointerEvent) {
      const moved = clientX - (start.current ?? clientX);
      start.current = undefined;
      if (Math.abs(moved) > swipePx) leaf(moved < 0 === (document.dir !== 'rtl') ? 1 : -1);
    },
  };
}

import { ActionIcon, Group } from '@mantine/core';
import type { Labels, Picture as PictureShape } from '#shared/content.ts';
import { Picture } from '../Picture.tsx';
import { Sign } from '../Sign.tsx';
import classes from './Viewer.module.css';

interface ViewerProps {
  /** What is leafed through; the pictures of the list where it is left out. */
  pictures?: readonly PictureShape[];
  /** How wide a picture is shown, as the attribute of that name says it. */
  sizes: string;
  /** The title of each picture stands below it. */
  hasCaption?: boolean;
  labels: Labels;
}

/**
 * One picture of several, with the ways to the next and the one before; after the last comes the first. The behaviour
 * "list" puts the picture in, and hides what leads on where there is one alone.
 */
export function Viewer({ pictures, sizes, hasCaption, labels }: ViewerProps) {
  return (
    <figure className={classes.viewer} data-viewer data-sizes={sizes}>
      {pictures && (
        <template>
          {pictures.map((picture) => (
            <Picture picture={picture} key={picture.src} />
          ))}
        </template>
      )}
      <ActionIcon data-tone="dark" aria-label={labels.previous} className={classes.previous} value="-1">
        <Sign name="previous" />
      </ActionIcon>
      <ActionIcon data-tone="dark" aria-label={labels.next} className={classes.next} value="1">
        <Sign name="next" />
      </ActionIcon>
      <Group component="figcaption" className={classes.caption}>
        {hasCaption && <span />}
        <span role="status" data-of={labels.slideOf} />
      </Group>
    </figure>
  );
}

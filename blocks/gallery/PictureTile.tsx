import { UnstyledButton } from '@mantine/core';
import { Picture } from '#ui/Picture.tsx';
import classes from './Gallery.module.css';
import type { Gallery } from './gallery.types.ts';

interface PictureTileProps {
  item: Gallery['items'][number];
  onPress: () => void;
}

/** A picture that fills the screen when pressed. Its name is its text alternative, else its title. */
export function PictureTile({ item: { title, image, category }, onPress }: PictureTileProps) {
  return (
    <figure className={`surface ${classes.tile}`}>
      <UnstyledButton className={classes.button} onClick={onPress}>
        <Picture picture={{ ...image, alt: image.alt || title }} className={classes.image} />
      </UnstyledButton>
      <figcaption
        className={`row ${classes.caption}`}
        // Not read out where the picture's name already has its words.
        aria-hidden={(image.alt || title).includes(title) || undefined}
      >
        <span>{title}</span>
        {category && <small>{category}</small>}
      </figcaption>
    </figure>
  );
}

import { Picture } from '#ui/Picture.tsx';
import classes from './PictureTile.module.css';
import type { Item } from './state.ts';

/** Two to a row on phones, then three, then as many as the listing says. */
const sizes = '(min-width: 62em) 18rem, (min-width: 40em) 31vw, 46vw';

interface PictureTileProps {
  item: Item;
  position: number;
  enlarge: (position: number) => void;
}

/** A picture that fills the screen when it is pressed. Its name is its text alternative, else its title. */
export function PictureTile({ item: { title, image, category }, position, enlarge }: PictureTileProps) {
  if (!image) return <p className={classes.bare}>{title}</p>;
  return (
    <figure className={classes.tile}>
      <button type="button" className={classes.button} onClick={() => enlarge(position)}>
        <Picture picture={{ ...image, alt: image.alt || title, sizes }} className={classes.image} />
      </button>
      <figcaption className={classes.caption} aria-hidden={image.alt === '' || image.alt === title || undefined}>
        <span>{title}</span>
        {category && <small>{category}</small>}
      </figcaption>
    </figure>
  );
}

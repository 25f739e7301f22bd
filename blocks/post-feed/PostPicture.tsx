import { useState } from 'react';
import type { Picture as PictureShape } from '#shared/content.ts';
import { Picture } from '#ui/Picture.tsx';
import classes from './Posts.module.css';

interface PostPictureProps {
  /** Address of the post's own picture. */
  address: string | undefined;
  /** Picture of the site that is shown where the post has none, or its own does not load. */
  standIn: PictureShape | undefined;
  /** Width of the place, where it is not the large one that stand-ins are made for. */
  sizes?: string;
}

/** The picture of a post; a quiet surface of the same size where there is none at all. */
export function PostPicture({ address, standIn, sizes }: PostPictureProps) {
  const [hasFailed, setHasFailed] = useState(false);
  const isOwn = address !== undefined && !hasFailed;
  return (
    <div className={classes.frame}>
      {isOwn && (
        <img
          alt=""
          loading="lazy"
          decoding="async"
          className={classes.picture}
          src={address}
          onError={() => setHasFailed(true)}
        />
      )}
      {!isOwn && standIn && (
        <Picture picture={{ ...standIn, alt: '', sizes: sizes ?? standIn.sizes }} className={classes.picture} />
      )}
    </div>
  );
}

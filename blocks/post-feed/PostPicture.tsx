import { useState } from 'react';
import type { Picture as PictureShape } from '#shared/content.ts';
import { Picture } from '#ui/Picture.tsx';
import classes from './Posts.module.css';

interface PostPictureProps {
  address: string | undefined;
  /** Picture of the site that is shown if the post has none, or its own does not load. */
  standIn: PictureShape | undefined;
  /** `sizes` of the place, if it differs from that of the stand-ins. */
  sizes?: string;
}

/** The picture of a post, or an empty surface of the same size. */
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

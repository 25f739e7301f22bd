import { encodePath } from '#shared/encodePath.ts';
import classes from '../form/Form.module.css';

/**
 * Address of a small picture of a file of `_media`.
 * @param hash of the file, where it may get other bytes while it is shown
 */
export const smallPicture = (path: string, hash?: string): string =>
  `/_studio/picture/${encodePath(path)}${hash === undefined ? '' : `?v=${hash}`}`;

/** A picture in a line of text. */
export function Thumbnail({ path }: { path: string | undefined }) {
  if (!path || path.includes('{')) return null;
  return <img className={classes.thumbnail} src={smallPicture(path)} alt="" loading="lazy" />;
}

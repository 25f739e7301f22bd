import classes from '../form/Form.module.css';

/** Address of a small picture of a file of `_media`. */
export const smallPicture = (path: string): string =>
  `/_studio/picture/${path.split('/').map(encodeURIComponent).join('/')}`;

/** A picture in a line of text. */
export function Thumbnail({ path }: { path: string | undefined }) {
  if (!path || path.includes('{')) return null;
  return <img className={classes.thumbnail} src={smallPicture(path)} alt="" loading="lazy" />;
}

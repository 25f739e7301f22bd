import { encodePath } from '#shared/encodePath.ts';
import classes from '../form/Form.module.css';

/** @param hash hash of the file, if its bytes may change while it is shown */
export const thumbnailUrl = (path: string, hash?: string): string =>
  `/_studio/picture/${encodePath(path)}${hash === undefined ? '' : `?v=${hash}`}`;

export function Thumbnail({ path }: { path: string | undefined }) {
  if (!path || path.includes('{')) return null;
  return <img className={classes.thumbnail} src={thumbnailUrl(path)} alt="" loading="lazy" />;
}

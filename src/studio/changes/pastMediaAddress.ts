import { encodePath } from '#shared/encodePath.ts';

/** Address at which the studio's server shows a file of `_media` as of a commit. */
export const pastMediaAddress = (commit: string, path: string): string =>
  `/_studio/past/${commit}/_media/${encodePath(path)}`;

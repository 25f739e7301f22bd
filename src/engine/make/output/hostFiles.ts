import { hashedFolders } from '#engine/content/addresses.ts';

/** List of builds that last needed each hashed file. */
export const buildsFile = '_builds.json';

/** Files in the root of a site for a host or for the next build, not for visitors. */
export const hostFiles = ['_headers', '_redirects', '_nginx.conf', buildsFile];

/** @returns true for a path in a hashed folder that does not lead out of it */
export const isHashedFile = (path: string): boolean =>
  hashedFolders.some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');

/**
 * Regular expressions of file names with a hash, which nginx reads too: `/assets/live-C9fuf_.js`,
 * `/media/gate.7d8bc71da-480.avif`. Other files of these folders may change.
 */
export const hashedNames = {
  assets: '^/assets/[^/]+-[\\w-]{6,12}\\.[a-z0-9]+$',
  media: '^/media/(files/)?[^/]+\\.[0-9a-f]{8}\\w?(-\\d+)?\\.[a-z0-9]+$',
};

const hashedName = new RegExp(`${hashedNames.assets}|${hashedNames.media}`);

/** @returns true for an address of an immutable file, which its name shows */
export const isHashedName = (address: string): boolean => hashedName.test(address);

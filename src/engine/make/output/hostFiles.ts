import { hashedFolders } from '#engine/content/addresses.ts';

/** The list of builds: which one last needed each hashed file. */
export const buildsFile = '_builds.json';

/** Files at the top of a site that are for a host or for the next build; nobody is meant to read them. */
export const hostFiles = ['_headers', '_redirects', '_nginx.conf', buildsFile];

/** Whether a file's name carries a hash. Never a path that leads out of the folder, whoever has written it. */
export const isHashedFile = (path: string): boolean =>
  hashedFolders.some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');

/**
 * How a build names files by their content, as regular expressions that nginx reads too: `/assets/live-C9fuf_.js`,
 * `/media/gate.7d8bc71da-480.avif`. Other files of these folders may change under their names.
 */
export const hashedNames = {
  assets: '^/assets/[^/]+-[\\w-]{6,12}\\.[a-z0-9]+$',
  media: '^/media/(files/)?[^/]+\\.[0-9a-f]{8}\\w?(-\\d+)?\\.[a-z0-9]+$',
};

const hashedName = new RegExp(`${hashedNames.assets}|${hashedNames.media}`);

/** Whether an address is one of a file that never changes, as its name shows. */
export const isHashedName = (address: string): boolean => hashedName.test(address);

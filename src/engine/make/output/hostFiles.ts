import { hashedFolders } from '#engine/content/addresses.ts';

/** The list of builds: which one last needed each hashed file. */
export const buildsFile = '_builds.json';

/** Files at the top of a site that are for a host or for the next build; nobody is meant to read them. */
export const hostFiles = ['_headers', '_redirects', '_nginx.conf', buildsFile];

/** Whether a file's name carries a hash. Never a path that leads out of the folder, whoever has written it. */
export const isHashedFile = (path: string): boolean =>
  hashedFolders.some((folder) => path.startsWith(`${folder}/`)) && !path.split('/').includes('..');

import { isAbsolute } from 'node:path';

/** Address of a remote, as Git reads it. */
export interface RemoteAddress {
  /** `https`, `ssh`, `file` for a folder; for others, what Git runs the program `git-remote-…` of. */
  transport: string;
  /** Absolute path of the folder, as it is written, if the repository is one on this computer. */
  folder?: string;
}

/**
 * Reads the address of a remote as Git does: https://git-scm.com/docs/git-fetch#_git_urls
 * @param top folder of the working tree, to which relative paths refer
 */
export function readRemoteAddress(url: string, top: string): RemoteAddress {
  const [, helper] = url.match(/^([a-z0-9][a-z0-9+.-]*)?::/i) ?? [];
  if (helper !== undefined) return { transport: helper };
  const [, scheme] = url.match(/^([a-z0-9][a-z0-9+.-]*):\/\//i) ?? [];
  if (scheme === 'file') return { transport: 'file', folder: pathOfFileUrl(url) };
  if (scheme !== undefined) return { transport: /^(?:git\+ssh|ssh\+git)$/.test(scheme) ? 'ssh' : scheme };
  return isPath(url) ? { transport: 'file', folder: isAbsolute(url) ? url : `${top}/${url}` } : { transport: 'ssh' };
}

/** A colon before the first slash separates a host from a path, but after a single letter, which is a drive. */
function isPath(url: string): boolean {
  const [colon, slash] = [url.indexOf(':'), url.indexOf('/')];
  return colon < 0 || (slash >= 0 && slash < colon) || (process.platform === 'win32' && /^[a-z]:/i.test(url));
}

/** Git ignores a host, and decodes what can be decoded. */
const pathOfFileUrl = (url: string): string =>
  url.replace(/^file:\/\/[^/]*/, '').replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });

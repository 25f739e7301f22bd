import { decodeAddress } from '#shared/decodeAddress.ts';
import type { SubmitSettings } from './formTypes.ts';

function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found && decodeAddress(found.slice(start.length));
}

/** Header with the CSRF token: unlike a cookie, it also reaches a server of a different origin. */
export function csrfHeader({ csrf }: Pick<SubmitSettings, 'csrf'>): Record<string, string> {
  const token = csrf && readCookie(csrf.cookie);
  return csrf && token ? { [csrf.header]: token } : {};
}

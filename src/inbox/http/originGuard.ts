/** Hosts of this machine, on which a site is tried out. */
const loopback = /^https?:\/\/(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/;

const originOf = (address: string | undefined): string | undefined =>
  address !== undefined && URL.canParse(address) ? new URL(address).origin : undefined;

/** Addresses that decide from where a form may be sent. */
export interface KnownAddresses {
  siteUrl: string | undefined;
  inboxUrl: string | undefined;
  /** Host of the request, as its sender wrote it. */
  host: string | undefined;
}

/**
 * @returns true for a request of the site itself, of the inbox, of this machine, or of a browser that does not say from
 * where, as for a page without referrer
 */
export function isOwnOrigin(origin: string | undefined, { siteUrl, inboxUrl, host }: KnownAddresses): boolean {
  if (origin === undefined || origin === 'null') return true;
  if (loopback.test(origin) || [originOf(siteUrl), originOf(inboxUrl)].includes(origin)) return true;
  return host !== undefined && URL.canParse(origin) && new URL(origin).host === host;
}

/** @returns true for a request of a page of the inbox itself, or of the site that has it on its own address */
export function isInboxOrigin(
  origin: string | undefined,
  { host, inboxUrl }: Pick<KnownAddresses, 'host' | 'inboxUrl'>,
): boolean {
  if (origin === undefined || !URL.canParse(origin)) return false;
  return new URL(origin).host === host || originOf(inboxUrl) === origin;
}

/**
 * Address of a page of the site for a visitor: on the site that sent the form if it is known, else at its public
 * address.
 * @param path relative to the domain
 */
export function addressOnSite(path: string, origin: string | undefined, siteUrl: string | undefined): string {
  const base = origin !== undefined && origin !== 'null' ? origin : originOf(siteUrl);
  return base !== undefined && path.startsWith('/') ? base + path : path;
}

/**
 * Address of a page of the site for a mail, which no stranger may choose: at the public address of the site, or on this
 * machine, where a site is tried out.
 * @param path relative to the domain
 * @returns undefined if the site does not say its address
 */
export function addressForMails(
  path: string,
  origin: string | undefined,
  siteUrl: string | undefined,
): string | undefined {
  const base = origin !== undefined && loopback.test(origin) ? origin : originOf(siteUrl);
  return base && base + path;
}

/** Host of an address without `www.`; undefined for what is no address. */
export function siteOf(address: URL | string): string | undefined {
  const url = typeof address !== 'string' ? address : URL.canParse(address) ? new URL(address) : undefined;
  return url?.hostname.replace(/^www\./, '');
}

/** Tells a host that only one computer or one house knows: `localhost`, names without a dot, private networks (RFC 1918). */
export const isLocalHost = (host: string): boolean =>
  host === 'localhost' ||
  /\.(local|localhost|internal|lan|home)$/.test(host) ||
  /^(127|10)\.\d+\.\d+\.\d+$|^192\.168\.\d+\.\d+$|^172\.(1[6-9]|2\d|3[01])\.\d+\.\d+$|^\[::1\]$/.test(host) ||
  !/[.:]/.test(host);

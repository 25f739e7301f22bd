/** The origin that a block sends requests to; undefined for a path of the site or what is no address. */
export const originOf = (address: string): string | undefined =>
  /^https?:/i.test(address) && URL.canParse(address) ? new URL(address).origin : undefined;

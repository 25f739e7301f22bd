/** @returns true if a host stands for all addresses of this machine */
export const isWildcardHost = (host: string): boolean => ['0.0.0.0', '::'].includes(host);

/** @returns true if a host can be reached from this machine alone */
export const isLoopbackHost = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host);

/** @returns a sentence that says who can reach a server on this host */
export const describeAccess = (host: string): string =>
  isLoopbackHost(host)
    ? 'Only from this machine; HOST=0.0.0.0 lets others in.'
    : `From other machines too, at ${isWildcardHost(host) ? 'any address of this one' : host}: HOST says so.`;

/** Whether a host stands for all addresses of this machine. */
export const isEverywhere = (host: string): boolean => ['0.0.0.0', '::'].includes(host);

/** Whether a host stands for this machine as it calls itself: nobody else gets in. */
export const isLocal = (host: string) => ['localhost', '127.0.0.1', '::1'].includes(host);

/** Who gets in where a server listens to a host, in a sentence for whoever has started it. */
export const whoGetsIn = (host: string): string =>
  isLocal(host)
    ? 'Only from this machine; HOST=0.0.0.0 lets others in.'
    : `From other machines too, at ${isEverywhere(host) ? 'any address of this one' : host}: HOST says so.`;

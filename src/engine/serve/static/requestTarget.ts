export interface RequestTarget {
  /** Decoded, with composed letters (NFC) as all addresses of a site; begins with a slash. */
  path: string;
  /** With its `?`; empty if there is none. */
  query: string;
}

/**
 * Parses the target of a request line, also with scheme and host, as proxies write it.
 * @returns undefined if it is malformed. https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function parseRequestTarget(target: string): RequestTarget | undefined {
  const withoutHost = target.replace(/^https?:\/\/[^/?#]+/i, '');
  const local = withoutHost === target || withoutHost.startsWith('/') ? withoutHost : `/${withoutHost}`;
  const [, path, query = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(local) ?? [];
  if (path === undefined) return undefined;
  try {
    return { path: decodeURIComponent(path).normalize(), query };
  } catch {
    return undefined;
  }
}

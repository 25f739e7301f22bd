/** What a request asks for. */
export interface Target {
  /** Decoded path; begins with a slash. */
  path: string;
  /** With its `?`; empty when there is none. */
  query: string;
}

/**
 * Reads the target of a request line, also with scheme and host before it, as proxies write it.
 * @returns undefined where it is not written correctly. https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function parseTarget(target: string): Target | undefined {
  const withoutHost = target.replace(/^https?:\/\/[^/?#]+/i, '');
  const local = withoutHost === target || withoutHost.startsWith('/') ? withoutHost : `/${withoutHost}`;
  const [, path, query = ''] = /^(\/[^?#]*)(\?[^#]*)?$/.exec(local) ?? [];
  if (path === undefined) return undefined;
  try {
    return { path: decodeURIComponent(path), query };
  } catch {
    return undefined;
  }
}

import { createHash } from 'node:crypto';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** What the site needs beyond its own origin. */
export interface PolicyNeeds {
  /** Origins that blocks send requests to. */
  endpoints: Iterable<string>;
  /** Origins of external scripts that the site's own data names. */
  scripts: Iterable<string>;
}

/**
 * A strict Content-Security-Policy for one page: scripts run from the site's own files or by hash, nothing inline.
 * Style attributes are allowed (Mantine sets custom properties with them); they can run no code. The hash of the
 * empty style element is Mantine Carousel's, which writes one even when it has nothing to say.
 * Pictures may come from any https origin: a news feed does not say where its pictures are.
 * https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  inlineScripts: string[],
  css: string,
  { endpoints, scripts }: PolicyNeeds,
): string {
  const others = [...endpoints].sort().join(' ');
  const andEndpoints = (sources: string) => (others ? `${sources} ${others}` : sources);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...inlineScripts.map(hashSource), ...scripts].join(' '),
    `style-src 'self' ${hashSource(css)} ${hashSource('')}`,
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: https:",
    andEndpoints("connect-src 'self'"),
    andEndpoints("form-action 'self'"),
    "object-src 'none'",
    "base-uri 'none'",
  ].join(';');
}

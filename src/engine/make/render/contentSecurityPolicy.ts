import { createHash } from 'node:crypto';
import { framedOriginsIn, requestedOriginsIn } from '#engine/content/requestedOrigins.ts';
import type { PolicySources } from '../features/feature.ts';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Hash of an empty style element, such as Mantine's carousel writes in an island; it has no effect. */
const emptyStyle = hashSource('');

export interface PolicyInput {
  /** Origins that blocks request, as `content/requestedOrigins.ts` lists them. */
  endpoints: Iterable<string>;
  /** Origins of an external widget in the site settings; empty if there is none. */
  widget: readonly string[];
  features?: PolicySources[];
  /** True if the site has a search, which runs as WebAssembly. */
  hasSearch?: boolean;
}

/**
 * Creates a strict Content-Security-Policy for one page: scripts run from the site's own files or by hash, nothing
 * inline. Style attributes are allowed, as Mantine sets custom properties with them; they run no code. Pictures may
 * come from any https origin, as a news feed does not list the origins of its pictures. A widget's origins are allowed
 * for scripts, frames, styles, fonts and data, and inline styles are allowed with it: its script writes style elements
 * with unknown hashes. https://www.w3.org/TR/CSP3/
 */
export function createContentSecurityPolicy(
  inlineScripts: string[],
  css: string,
  { endpoints, widget, features = [], hasSearch }: PolicyInput,
): string {
  const requestedOrigins = [...new Set([...requestedOriginsIn(endpoints), ...widget])].sort();
  const featureSources = (name: keyof PolicySources) => [
    ...new Set(features.flatMap((sources) => sources[name] ?? [])),
  ];
  const frames = [...new Set([...framedOriginsIn(endpoints), ...widget, ...featureSources('frame-src')])];
  const directive = (name: string, ...sources: string[]) => [name, "'self'", ...sources].join(' ');
  return [
    directive('default-src'),
    directive(
      'script-src',
      ...inlineScripts.map(hashSource),
      ...(hasSearch ? ["'wasm-unsafe-eval'"] : []),
      ...widget,
      ...featureSources('script-src'),
    ),
    widget.length > 0
      ? directive('style-src', "'unsafe-inline'", ...widget)
      : directive('style-src', hashSource(css), emptyStyle),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', 'data:', 'https:', ...widget),
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    ...(widget.length > 0 ? [directive('font-src', ...widget)] : []),
    directive('connect-src', ...requestedOrigins, ...featureSources('connect-src')),
    directive('form-action', ...requestedOrigins),
    "object-src 'none'",
    "base-uri 'none'",
  ].join(';');
}

import { framedOriginsIn, requestedOriginsIn } from '#engine/content/requestedOrigins.ts';
import type { PolicyDirective, PolicySources } from '../features/feature.ts';
import { hashSource } from '../features/featurePolicy.ts';

/** Hash of an empty style element, such as Mantine's carousel writes in an island; it has no effect. */
const emptyStyle = hashSource('');

/** False for hashes, beside which browsers ignore `'unsafe-inline'`. */
const isAddress = (source: string) => !source.startsWith("'");

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
  const featureSources = (name: PolicyDirective) => [...new Set(features.flatMap((sources) => sources[name] ?? []))];
  const frames = [...new Set([...framedOriginsIn(endpoints), ...widget, ...featureSources('frame-src')])];
  const fonts = [...widget, ...featureSources('font-src')];
  const media = featureSources('media-src');
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
      ? directive('style-src', "'unsafe-inline'", ...widget, ...featureSources('style-src').filter(isAddress))
      : directive('style-src', hashSource(css), emptyStyle, ...featureSources('style-src')),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', 'data:', 'https:', ...widget),
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    ...(fonts.length > 0 ? [directive('font-src', ...fonts)] : []),
    ...(media.length > 0 ? [directive('media-src', ...media)] : []),
    directive('connect-src', ...requestedOrigins, ...featureSources('connect-src')),
    directive('form-action', ...requestedOrigins, ...featureSources('form-action')),
    "object-src 'none'",
    "base-uri 'none'",
  ].join(';');
}

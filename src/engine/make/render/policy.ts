import { createHash } from 'node:crypto';
import { framed, requested } from '#engine/content/asked.ts';
import type { PolicySources } from '../features/feature.ts';

const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** An empty style element, such as Mantine's carousel writes in an island: it can style nothing. */
const emptyStyle = hashSource('');

/** What the site needs beyond its own origin. */
export interface PolicyNeeds {
  /** Origins that blocks ask, as `content/asked.ts` lists them. */
  endpoints: Iterable<string>;
  /** Origins of a widget of another service that the site's own data names; empty when there is none. */
  widget: readonly string[];
  /** What page features ask for. */
  features?: PolicySources[];
  /** The site has a search, which runs as WebAssembly. */
  hasSearch?: boolean;
}

/**
 * A strict Content-Security-Policy for one page: scripts run from the site's own files or by hash, nothing inline.
 * Style attributes are allowed (Mantine sets custom properties with them); they can run no code.
 * Pictures may come from any https origin: a news feed does not say where its pictures are. Only where there is a
 * widget may its origins be asked for scripts, frames, styles, fonts and data, and may styles be inline: its script
 * writes style elements, whose hashes nobody knows.
 * https://www.w3.org/TR/CSP3/
 */
export function contentSecurityPolicy(
  inlineScripts: string[],
  css: string,
  { endpoints, widget, features = [], hasSearch }: PolicyNeeds,
): string {
  const asked = [...new Set([...requested(endpoints), ...widget])].sort();
  const ofFeatures = (name: keyof PolicySources) => [...new Set(features.flatMap((sources) => sources[name] ?? []))];
  const frames = [...new Set([...framed(endpoints), ...widget, ...ofFeatures('frame-src')])];
  const directive = (name: string, ...sources: string[]) => [name, "'self'", ...sources].join(' ');
  return [
    directive('default-src'),
    directive(
      'script-src',
      ...inlineScripts.map(hashSource),
      ...(hasSearch ? ["'wasm-unsafe-eval'"] : []),
      ...widget,
      ...ofFeatures('script-src'),
    ),
    widget.length > 0
      ? directive('style-src', "'unsafe-inline'", ...widget)
      : directive('style-src', hashSource(css), emptyStyle),
    "style-src-attr 'unsafe-inline'",
    directive('img-src', 'data:', 'https:', ...widget),
    ...(frames.length > 0 ? [directive('frame-src', ...frames)] : []),
    ...(widget.length > 0 ? [directive('font-src', ...widget)] : []),
    directive('connect-src', ...asked, ...ofFeatures('connect-src')),
    directive('form-action', ...asked),
    "object-src 'none'",
    "base-uri 'none'",
  ].join(';');
}

import { createHash } from 'node:crypto';
import { quote } from '#shared/formatText.ts';
import { type FeatureSite, type PolicyDirective, type PolicySources, policyDirectives } from './feature.ts';
import { type LoadedFeature, runFeature } from './features.ts';

/** Source of a Content-Security-Policy by hash. https://www.w3.org/TR/CSP3/#grammardef-hash-source */
export const hashSource = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** Address with or without a path, whose host may begin with `*.`; a hash; or leave to run WebAssembly. */
const sourcePattern =
  /^(?:(?:https|wss):\/\/(?:\*\.)?[a-z0-9.-]+(?::\d+)?(?:\/[^\s;,'"*]*)?|'sha(?:256|384|512)-[A-Za-z0-9+/]+={0,2}'|'wasm-unsafe-eval')$/i;

/**
 * Sources that features add to the policy of all pages.
 * @throws CodeFailure for a feature that names no source which a policy may have
 */
export const policySourcesOf = (features: LoadedFeature[], site: FeatureSite): PolicySources[] =>
  features.flatMap((feature) =>
    runFeature(feature, '_site.json', () => {
      const sources = feature.policy?.(site) ?? [];
      for (const each of sources) assertSources(each);
      return sources;
    }),
  );

function assertSources(sources: PolicySources): void {
  for (const [directive, list] of Object.entries(sources)) {
    if (!policyDirectives.some((name) => name === directive))
      throw new Error(
        `its policy has ${quote(directive)}. It may have ${policyDirectives.map((name) => quote(name)).join(', ')}`,
      );
    for (const source of list)
      if (!sourcePattern.test(source))
        throw new Error(
          `its policy allows ${quote(source)} for ${quote(directive)}. Write an address, as "https://example.com", or the hash of a script or style, as "'sha256-…'"`,
        );
  }
}

/**
 * Refuses markup of a page's head whose scripts or styles browsers would refuse, as the policy does not have them.
 * @throws Error that names the element, with what allows it
 */
export function assertAllowedHead(markup: string, sources: readonly PolicySources[]): void {
  for (const [, element = '', ofElement = '', text = '', link = '', ofLink = ''] of markup.matchAll(codePattern)) {
    const name = element || link;
    const attributes = ofElement + ofLink;
    if (/\stype\s*=\s*["']?application\/(?:\w+\+)?json/i.test(attributes)) continue;
    const directive = name.toLowerCase() === 'script' ? 'script-src' : 'style-src';
    const address = /\s(?:src|href)\s*=\s*["']?([^\s"'>]+)/i.exec(attributes)?.[1];
    if (address === undefined) assertInline(text, directive, sources);
    else if (/^(?:https?:)?\/\//i.test(address))
      assertAddress(address.replace(/^\/\//, 'https://'), directive, sources);
  }
}

/** Elements that run code or style the page. Others, such as `meta`, need no leave. */
const codePattern = /<(script|style)\b([^>]*)>(.*?)<\/\1\s*>|<(link)\b(?=[^>]*\brel\s*=\s*["']?stylesheet)([^>]*)>/gis;

function assertInline(text: string, directive: PolicyDirective, sources: readonly PolicySources[]): void {
  const hash = hashSource(text);
  if (listOf(directive, sources).includes(hash)) return;
  const better = directive === 'script-src' ? 'Write the script in client.ts' : 'Write the rules in a style sheet';
  throw new Error(
    `its head has an inline ${directive === 'script-src' ? 'script' : 'style'}, which browsers refuse on this site. ${better}, or add ${quote(hash)} to ${quote(directive)} of its policy`,
  );
}

function assertAddress(address: string, directive: PolicyDirective, sources: readonly PolicySources[]): void {
  if (listOf(directive, sources).some((source) => matchesSource(address, source))) return;
  const origin = URL.canParse(address) ? new URL(address).origin : address;
  throw new Error(
    `its head loads ${quote(address)}, which browsers refuse on this site. Add ${quote(origin)} to ${quote(directive)} of its policy`,
  );
}

const listOf = (directive: PolicyDirective, sources: readonly PolicySources[]) =>
  sources.flatMap((each) => each[directive] ?? []);

/** @returns true if a source of a policy has an address. https://www.w3.org/TR/CSP3/#match-url-to-source-expression */
function matchesSource(address: string, source: string): boolean {
  if (source.startsWith("'") || !URL.canParse(address)) return false;
  const { origin, host, pathname, protocol } = new URL(address);
  const [, scheme, sourceHost = '', path = ''] = /^(\w+:)\/\/([^/]+)(.*)$/.exec(source) ?? [];
  const isHost = sourceHost.startsWith('*.') ? host.endsWith(sourceHost.slice(1)) : origin.endsWith(`//${sourceHost}`);
  const isPath = path.endsWith('/') ? pathname.startsWith(path) : path === '' || pathname === path;
  return isHost && isPath && protocol === scheme;
}

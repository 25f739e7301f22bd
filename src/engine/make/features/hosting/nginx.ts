import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolders } from '#engine/content/addresses.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { escapeRegExp } from '#shared/formatText.ts';
import { hashedNames, hostFiles } from '../../output/hostFiles.ts';
import { encodeAddress, type HeaderRule, insertQuery, type Redirect } from '../../output/hostRules.ts';
import { compressibleExtensions, mediaTypes } from '../../output/mediaTypes.ts';

export interface NginxSite {
  /** Path of the site's folder. */
  base: string;
  redirects: Redirect[];
  /** Routes of the folders with their own `404.html`, the root included. */
  notFoundRoutes: string[];
  headers: HeaderRule[];
}

/**
 * Formats `_nginx.conf`, which makes nginx respond as Lintel's own server does. It is included in a `server` block. The
 * template is beside this file.
 *
 * - `if` contains only `set`, `return` and `rewrite … last`, which are safe everywhere.
 * - `$lintel_br` is `/` without Brotli: no file has a name that ends in a slash.
 * - A redirect that removes a slash uses the address as it was sent, because a decoded one may contain line ends. Its
 *   leading slashes are removed, because two of them would lead to another host.
 * - `gzip off` for `.br`: nginx would compress the files again.
 */
export function formatNginxConfig({ base, redirects, notFoundRoutes, headers }: NginxSite): string {
  const charset = Object.values(mediaTypes).flatMap(({ type }) =>
    type.includes('charset') ? withoutParameters(type) : [],
  );
  const redirectConfig = redirectLines(redirects);
  const values: Record<string, string> = {
    base,
    basePattern: escapeRegExp(base),
    types: lines(
      Object.entries(mediaTypes).map(([extension, { type }]) => `  ${withoutParameters(type)} ${extension.slice(1)};`),
    ),
    // The default includes text/html, and nginx warns of duplicates.
    charsetTypes: [...new Set(charset)].filter((type) => type !== 'text/html').join(' '),
    headers: lines(headerLines([noCacheRule, ...headers], base)),
    notFoundPages: lines(notFoundLines(notFoundRoutes, base)),
    hostFiles: hostFiles.map(escapeRegExp).join('|'),
    texts: `\\.(${compressibleExtensions.map((extension) => extension.slice(1)).join('|')})`,
    compressedTypes: lines(compressibleExtensions.flatMap(compressedTypeLines)),
    redirects: lines(redirectConfig.length ? ['', '# Addresses that lead elsewhere', ...redirectConfig] : []),
  };
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  return template.replace(/^\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm, (_, block, inline) => values[block ?? inline] ?? '');
}

const lines = (values: string[]) => values.map((line) => `${line}\n`).join('');

/** Header that makes browsers revalidate pages; the response is short when a page has not changed. */
const noCacheRule: HeaderRule = { pattern: '/*', headers: [['Cache-Control', 'no-cache']] };

const withoutParameters = (type: string) => type.replace(/;.*/, '');

/** Sets the media type of a text file for its compressed form. */
const compressedTypeLines = (extension: string) => [
  `  location ~* "\\${extension}\\.br$" {`,
  `    default_type ${withoutParameters(mediaTypes[extension]?.type ?? '')};`,
  '    set $lintel_encoding br;',
  '  }',
];

/** Formats headers. A header whose value depends on the address becomes a variable. */
function headerLines(rules: HeaderRule[], base: string): string[] {
  const headerValues = rules.flatMap(({ pattern, headers }) =>
    headers.map(([name, value]) => ({ pattern, name, value })),
  );
  return [...new Set(headerValues.map(({ name }) => name.toLowerCase()))].flatMap((key) => {
    const rulesOfHeader = headerValues.filter(({ name }) => name.toLowerCase() === key);
    const name = rulesOfHeader[0]?.name ?? key;
    const generalIndex = rulesOfHeader.findLastIndex(({ pattern }) => pattern === '/*');
    const defaultValue = rulesOfHeader[generalIndex]?.value ?? '';
    const special = rulesOfHeader.slice(generalIndex + 1);
    if (!special.length) return [`add_header ${name} ${quote(defaultValue)} always;`];
    const variable = `$lintel_${key.replaceAll('-', '_')}`;
    return [
      `set ${variable} ${quote(defaultValue)};`,
      ...special.flatMap(({ value, ...rule }) => [
        `if ($uri ~ ${quote(pathRegex(rule, base))}) {`,
        `  set ${variable} ${quote(value)};`,
        '}',
      ]),
      `add_header ${name} ${variable} always;`,
    ];
  });
}

/** Regular expression of the addresses that a rule applies to; in folders of immutable files, only of hashed names. */
function pathRegex({ pattern, name }: { pattern: string; name: string }, base: string): string {
  const folder = hashedFolders.find((each) => pattern === `/${each}/*`);
  if (folder && name.toLowerCase() === 'cache-control')
    return hashedNames[folder].replace('^', `^${escapeRegExp(base)}`);
  const [start = '', end] = (base + pattern).split('*').map(escapeRegExp);
  if (end === undefined) return `^${start}$`;
  return end ? `^${start}.*${end}$` : `^${start}`;
}

/** Lines that select the nearest not-found page; deeper folders come later and win. */
const notFoundLines = (routes: string[], base: string) =>
  routes
    .filter((route) => route !== '/')
    .sort((first, second) => first.length - second.length)
    .flatMap((route) => [
      `if ($uri ~ "^${escapeRegExp(base + route)}(/|$)") {`,
      `  set $lintel_missing ${quote(`${base + route}/404.html`)};`,
      '}',
    ]);

const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/**
 * Lines for a `server` block that redirect addresses, with and without a slash at the end. Nginx compares decoded
 * addresses.
 */
function redirectLines(redirects: Redirect[]): string[] {
  if (!redirects.length) return [];
  // The first redirect of an address counts; nginx would refuse a second.
  const targets = new Map<string, string>();
  for (const { from, to, status } of redirects) {
    const plain = decodeAddress(from).replace(/\/+$/, '');
    for (const address of [plain, `${plain}/`])
      if (address && !targets.has(address)) targets.set(address, `${status} ${quote(redirectTarget(to))}`);
  }
  const lines = [...targets].map(([from, to]) => `location = ${quote(from)} { return ${to}; }`);
  return ['set $lintel_and "";', 'if ($args) {', '  set $lintel_and &;', '}', ...lines];
}

/** Redirect target, with an encoded dollar: nginx would read a variable, and has no escape for it. */
const redirectTarget = (to: string) =>
  insertQuery(encodeAddress(to).replaceAll('$', '%24'), '$is_args$args', '$lintel_and$args');

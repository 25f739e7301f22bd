import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashedFolders } from '#engine/content/addresses.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { hashedNames, hostFiles } from '../../output/hostFiles.ts';
import { encodeAddress, type HeaderRule, insertQuery, type Redirect } from '../../output/hostRules.ts';
import { compressibleExtensions, mediaTypes } from '../../output/mediaTypes.ts';

/** What nginx has to know of a site. */
export interface NginxSite {
  /** Path of the folder that it lies below. */
  base: string;
  redirects: Redirect[];
  /** Routes of the folders that have a `404.html` of their own, the root included. */
  notFoundRoutes: string[];
  headers: HeaderRule[];
}

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * `_nginx.conf`: nginx answers as Lintel's own server does. To be included in a `server` block. The template is beside
 * this file.
 *
 * - Where it says `if`, it does so only with `set`, `return` and `rewrite … last`, which do what they say in every place.
 * - `$lintel_br` is `/` without Brotli: no file has a name that ends in a slash.
 * - Where a slash is removed, the address as it was sent goes into the answer, because a decoded one may hold line ends;
 *   without the slashes that it may begin with, because two of them would lead to another host.
 * - `gzip off` for `.br`: nginx would not see that they are compressed, and compress them again.
 */
export function nginxFile({ base, redirects, notFoundRoutes, headers }: NginxSite): string {
  const charset = Object.values(mediaTypes).flatMap(({ type }) => (type.includes('charset') ? bare(type) : []));
  const elsewhere = redirectLines(redirects);
  const values: Record<string, string> = {
    base,
    basePattern: escapeRegex(base),
    types: lines(Object.entries(mediaTypes).map(([extension, { type }]) => `  ${bare(type)} ${extension.slice(1)};`)),
    // It is there for text/html already, and nginx complains of what is said twice.
    charsetTypes: [...new Set(charset)].filter((type) => type !== 'text/html').join(' '),
    headers: lines(headerLines([noStore, ...headers], base)),
    notFoundPages: lines(notFoundPages(notFoundRoutes, base)),
    hostFiles: hostFiles.map(escapeRegex).join('|'),
    texts: `\\.(${compressibleExtensions.map((extension) => extension.slice(1)).join('|')})`,
    compressedTypes: lines(compressibleExtensions.flatMap(compressedType)),
    redirects: lines(elsewhere.length ? ['', '# Addresses that lead elsewhere', ...elsewhere] : []),
  };
  const template = readFileSync(join(import.meta.dirname, 'nginx.conf'), 'utf8');
  return template.replace(/^\{\{(\w+)\}\}\n|\{\{(\w+)\}\}/gm, (_, block, inline) => values[block ?? inline] ?? '');
}

const lines = (all: string[]) => all.map((line) => `${line}\n`).join('');

/** Pages are asked for again each time; the answer is short when they are as they were. */
const noStore: HeaderRule = { pattern: '/*', headers: [['Cache-Control', 'no-cache']] };

/** A media type without its parameters. */
const bare = (type: string) => type.replace(/;.*/, '');

/** The type that a text has also where its compressed form is sent. */
const compressedType = (extension: string) => [
  `  location ~* "\\${extension}\\.br$" {`,
  `    default_type ${bare(mediaTypes[extension]?.type ?? '')};`,
  '    set $lintel_encoding br;',
  '  }',
];

/** A header with one value is written as it is; one whose value depends on the address becomes a variable. */
function headerLines(rules: HeaderRule[], base: string): string[] {
  const all = rules.flatMap(({ pattern, headers }) => headers.map(([name, value]) => ({ pattern, name, value })));
  return [...new Set(all.map(({ name }) => name.toLowerCase()))].flatMap((key) => {
    const own = all.filter(({ name }) => name.toLowerCase() === key);
    const name = own[0]?.name ?? key;
    const everywhere = own.findLastIndex(({ pattern }) => pattern === '/*');
    const usual = own[everywhere]?.value ?? '';
    const special = own.slice(everywhere + 1);
    if (!special.length) return [`add_header ${name} ${quote(usual)} always;`];
    const variable = `$lintel_${key.replaceAll('-', '_')}`;
    return [
      `set ${variable} ${quote(usual)};`,
      ...special.flatMap(({ value, ...rule }) => [
        `if ($uri ~ ${quote(pathRegex(rule, base))}) {`,
        `  set ${variable} ${quote(value)};`,
        '}',
      ]),
      `add_header ${name} ${variable} always;`,
    ];
  });
}

/** Whether an address is one that a rule is for; in folders of files that never change, only those that their names show to. */
function pathRegex({ pattern, name }: { pattern: string; name: string }, base: string): string {
  const folder = hashedFolders.find((each) => pattern === `/${each}/*`);
  if (folder && name.toLowerCase() === 'cache-control')
    return hashedNames[folder].replace('^', `^${escapeRegex(base)}`);
  const [start = '', end] = (base + pattern).split('*').map(escapeRegex);
  if (end === undefined) return `^${start}$`;
  return end ? `^${start}.*${end}$` : `^${start}`;
}

/** The nearest page above an address; deeper folders come later, so they win. */
const notFoundPages = (routes: string[], base: string) =>
  routes
    .filter((route) => route !== '/')
    .sort((first, second) => first.length - second.length)
    .flatMap((route) => [
      `if ($uri ~ "^${escapeRegex(base + route)}(/|$)") {`,
      `  set $lintel_missing ${quote(`${base + route}/404.html`)};`,
      '}',
    ]);

/** A text in quotes, as nginx reads them. */
const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/**
 * Lines for a `server` block that answer addresses that lead elsewhere, with and without a slash at the end. Nginx
 * compares addresses after it has decoded them.
 */
function redirectLines(redirects: Redirect[]): string[] {
  if (!redirects.length) return [];
  // The first of two counts; nginx would refuse the second.
  const targets = new Map<string, string>();
  for (const { from, to, status } of redirects) {
    const plain = decodeAddress(from).replace(/\/+$/, '');
    for (const address of [plain, `${plain}/`])
      if (address && !targets.has(address)) targets.set(address, `${status} ${quote(target(to))}`);
  }
  const lines = [...targets].map(([from, to]) => `location = ${quote(from)} { return ${to}; }`);
  return ['set $lintel_and "";', 'if ($args) {', '  set $lintel_and &;', '}', ...lines];
}

/** A dollar begins a variable, and there is no other way to write one. */
const target = (to: string) =>
  insertQuery(encodeAddress(to).replaceAll('$', '%24'), '$is_args$args', '$lintel_and$args');

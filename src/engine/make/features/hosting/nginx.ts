import { hostFiles } from '../../output/hostFiles.ts';
import type { HeaderRule, Redirect } from '../../output/hostRules.ts';
import { compressibleExtensions, mediaTypes } from '../../output/mediaTypes.ts';
import { quote, redirectLines } from './nginxRedirects.ts';

/** What nginx has to know of a site. */
export interface NginxSite {
  redirects: Redirect[];
  /** Routes of the folders that have a `404.html` of their own, the root included. */
  notFoundRoutes: string[];
  headers: HeaderRule[];
}

const escapeRegex = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * `_nginx.conf`: nginx answers as Lintel's own server does. To be included in a `server` block.
 * Where it says `if`, it does so only with `set`, `return` and `rewrite … last`, which do what they say in every place.
 */
export function nginxFile({ redirects, notFoundRoutes, headers }: NginxSite): string {
  return [
    ...introduction,
    ...section('Types', types()),
    ...section('Where a browser can unpack Brotli, the file that is packed with it is sent', encodings),
    ...section('Headers', [...headerLines([noStore, ...headers]), ...variedHeaders]),
    ...section('What is not there', notFoundPages(notFoundRoutes)),
    ...section('What is not for visitors', hidden()),
    ...section('Addresses have no slash at the end', slashes),
    ...section('Files', files()),
    ...section('Addresses that lead elsewhere', redirectLines(redirects)),
    '',
  ].join('\n');
}

const introduction = [
  '# How nginx serves this site, written by the build. In a server block, with the path of this folder:',
  '#   root /srv/site;',
  '#   include /srv/site/_nginx.conf;',
  '# nginx reads it when it starts and when it is told to: nginx -s reload',
  '# It needs no Brotli module. Where there is one, say "brotli off;" in the server block: these files are packed already.',
];

const section = (title: string, lines: string[]) => (lines.length ? ['', `# ${title}`, ...lines] : []);

/** Pages are asked for again each time; the answer is short when they are as they were. */
const noStore: HeaderRule = { pattern: '/*', headers: [['Cache-Control', 'no-cache']] };

function types(): string[] {
  const all = Object.entries(mediaTypes);
  const charset = all.flatMap(([, { type }]) => (type.includes('charset') ? [bare(type)] : []));
  return [
    'types {',
    ...all.map(([extension, { type }]) => `  ${bare(type)} ${extension.slice(1)};`),
    '}',
    'default_type application/octet-stream;',
    'charset utf-8;',
    // It is there for text/html already, and complains of what it is told twice.
    `charset_types ${[...new Set(charset)].filter((type) => type !== 'text/html').join(' ')};`,
  ];
}

/** A media type without its parameters. */
const bare = (type: string) => type.replace(/;.*/, '');

const encodings = [
  // No file has a name that ends in a slash.
  'set $lintel_br /;',
  `if ($http_accept_encoding ~* "(^|[\\s,])br(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)") {`,
  '  set $lintel_br .br;',
  '}',
  'gzip_proxied any;',
];

/** A header with one value is written as it is; one whose value depends on the address becomes a variable. */
function headerLines(rules: HeaderRule[]): string[] {
  const all = rules.flatMap(({ pattern, headers }) => headers.map(([name, value]) => ({ pattern, name, value })));
  return [...new Set(all.map(({ name }) => name.toLowerCase()))].flatMap((key) => {
    const own = all.filter(({ name }) => name.toLowerCase() === key);
    const name = own[0]?.name ?? key;
    const everywhere = own.findLastIndex(({ pattern }) => pattern === '/*');
    const base = own[everywhere]?.value ?? '';
    const special = own.slice(everywhere + 1);
    if (!special.length) return [`add_header ${name} ${quote(base)} always;`];
    const variable = `$lintel_${key.replaceAll('-', '_')}`;
    return [
      `set ${variable} ${quote(base)};`,
      ...special.flatMap(({ pattern, value }) => [
        `if ($uri ~ "^${pathRegex(pattern)}") {`,
        `  set ${variable} ${quote(value)};`,
        '}',
      ]),
      `add_header ${name} ${variable} always;`,
    ];
  });
}

const pathRegex = (pattern: string) =>
  pattern.endsWith('*') ? escapeRegex(pattern.slice(0, -1)) : `${escapeRegex(pattern)}$`;

/** Empty headers are not sent: each place says what it needs. */
const variedHeaders = [
  'set $lintel_encoding "";',
  'set $lintel_vary "";',
  'add_header Content-Encoding $lintel_encoding always;',
  'add_header Vary $lintel_vary always;',
];

/** The nearest page above an address; deeper folders come later, so they win. */
const notFoundPages = (routes: string[]) => [
  'set $lintel_missing /404.html;',
  ...routes
    .filter((route) => route !== '/')
    .sort((first, second) => first.length - second.length)
    .flatMap((route) => [
      `if ($uri ~ "^${escapeRegex(route)}(/|$)") {`,
      `  set $lintel_missing ${quote(`${route}/404.html`)};`,
      '}',
    ]),
  'error_page 404 $lintel_missing;',
];

const compressible = () => `\\.(${compressibleExtensions.map((extension) => extension.slice(1)).join('|')})`;

const hidden = () => [
  `location ~ "^/(${hostFiles.map(escapeRegex).join('|')})(\\.(br|gz))?/?$" {`,
  '  return 404;',
  '}',
  `location ~* "${compressible()}\\.gz/?$" {`,
  '  return 404;',
  '}',
];

/**
 * The address as it was sent goes into the answer, because a decoded one may hold line ends; without the slashes that it
 * may begin with, because two of them would lead to another host.
 */
const slashes = [
  'absolute_redirect off;',
  'location ~ "^(?<lintel_plain>/.+)/$" {',
  '  set $lintel_found "";',
  '  if (-f $document_root$lintel_plain/index.html) {',
  '    set $lintel_found $request_uri;',
  '  }',
  '  if (-f $document_root$lintel_plain) {',
  '    set $lintel_found $request_uri;',
  '  }',
  '  if ($lintel_found ~ "^/*([^?]*[^?/])/+($|\\?.*)") {',
  '    return 308 /$1$2;',
  '  }',
  '  return 404;',
  '}',
];

const folder = (rest: string) => [
  '  if (-f $request_filename/index.html) {',
  '    rewrite ^(.*?)/?$ $1/index.html last;',
  '  }',
  `  ${rest}`,
];

const files = () => [
  `location ~* "${compressible()}$" {`,
  '  gzip_static on;',
  '  set $lintel_vary Accept-Encoding;',
  '  if (-f $request_filename$lintel_br) {',
  '    rewrite ^ $uri$lintel_br last;',
  '  }',
  '  try_files $uri @lintel_folder;',
  '}',
  `location ~* "${compressible()}\\.br$" {`,
  '  internal;',
  '  types { }',
  // It would not see that this is packed, and pack it again.
  '  gzip off;',
  '  set $lintel_encoding br;',
  ...compressibleExtensions.flatMap((extension) => [
    `  location ~* "\\${extension}\\.br$" {`,
    `    default_type ${bare(mediaTypes[extension]?.type ?? '')};`,
    '    set $lintel_encoding br;',
    '  }',
  ]),
  '}',
  'location @lintel_folder {',
  ...folder('return 404;'),
  '}',
  'location / {',
  ...folder('try_files $uri =404;'),
  '}',
];

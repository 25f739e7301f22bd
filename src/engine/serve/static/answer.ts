import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import {
  encodeAddress,
  type HeaderRule,
  headersFor,
  insertQuery,
  type Redirect,
} from '#engine/make/output/hostRules.ts';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { chooseEncoding } from './acceptEncoding.ts';
import { type Body, knownTag, readAsItIs, readText, readWith } from './body.ts';
import { type Dictionary, dictionaryHeaders, findDictionary, takesDictionaries } from './dictionary.ts';
import { type FolderOf, type FoundFile, findFile, findNotFoundPage } from './find.ts';

/** What to serve and how: files with the rules that lie among them. */
export interface Site {
  folderOf: FolderOf;
  redirects: Redirect[];
  headerRules: HeaderRule[];
}

/** What is sent back; the server writes it as it is. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  body?: Buffer;
}

/** Names in these folders carry a hash of their content: what they name never changes. */
const hashed = /^\/(assets|media)\//;

const cacheControl = (path: string) => (hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');

const sentence = (status: number, text: string): Answer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-cache' },
  body: Buffer.from(`${text}\n`),
});

/** Asked for again each time: browsers would remember it for ever, and there may be a page at the address by then. */
const redirectTo = (status: number, location: string): Answer => ({
  status,
  headers: { location, 'cache-control': 'no-cache' },
});

/** The path of a request as people read it; undefined where it cannot be decoded. */
export function decodePath(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

function readBody(file: FoundFile, accepted: string | undefined, dictionary: Dictionary | undefined): Body {
  if (!mediaTypeOf(file.path).isCompressible) return readAsItIs(file);
  return dictionary ? readWith(file, dictionary) : readText(file, chooseEncoding(accepted));
}

function sendFile(file: FoundFile, status: number, path: string, site: Site, request: IncomingHttpHeaders): Answer {
  const { type, isCompressible } = mediaTypeOf(file.path);
  const isPage = takesDictionaries && file.path.endsWith('.html');
  const dictionary = isPage ? findDictionary(site.folderOf, request) : undefined;
  const body = readBody(file, request['accept-encoding'], dictionary);
  const headers: OutgoingHttpHeaders = {
    'cache-control': cacheControl(path),
    'x-content-type-options': 'nosniff',
    ...(status === 200 && dictionaryHeaders(path)),
    ...headersFor(path, site.headerRules),
    // A file that is missing today may be there tomorrow, whatever is said of the folder.
    ...(status === 404 && { 'cache-control': 'no-cache' }),
    'content-type': type,
    etag: body.etag,
    ...(isCompressible && { vary: isPage ? 'accept-encoding, available-dictionary' : 'accept-encoding' }),
  };
  const known = status === 200 && knownTag(body, request['if-none-match']);
  if (known) return { status: 304, headers: { ...headers, etag: known } };
  if (body.encoding !== 'identity') headers['content-encoding'] = body.encoding;
  return { status, headers, body: body.bytes };
}

/** Answers a request for a built site; `target` is path and query as they stand in the request line. */
export function answer(site: Site, target: string, request: IncomingHttpHeaders): Answer {
  const [rawPath = '/', ...rest] = target.split('?');
  const query = rest.length ? `?${rest.join('?')}` : '';
  const path = decodePath(rawPath);
  if (path === undefined) return sentence(400, 'This address is not written correctly.');

  const plain = path.replace(/\/+$/, '') || '/';
  const asOne = plain.replace(/^\/+/, '/');
  const redirect = site.redirects.find(({ from }) => from === path || from === asOne);
  if (redirect) {
    const location = insertQuery(encodeAddress(redirect.to), query, query.replace('?', '&'));
    return redirectTo(redirect.status, location);
  }

  const file = findFile(site.folderOf, path);
  // Two leading slashes would send the browser to another host.
  if (file && path !== plain) return redirectTo(308, encodeURI(asOne) + query);
  if (file) return sendFile(file, 200, path, site, request);

  const notFoundPage = findNotFoundPage(site.folderOf, path);
  return notFoundPage ? sendFile(notFoundPage, 404, path, site, request) : sentence(404, 'There is nothing here.');
}

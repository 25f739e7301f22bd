import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { belowBase } from '#engine/content/basePath.ts';
import { fileHeaders } from '#engine/make/output/filePolicy.ts';
import { isHashedName } from '#engine/make/output/hostFiles.ts';
import { encodeAddress, headersFor, insertQuery } from '#engine/make/output/hostRules.ts';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { readStart } from '../readStart.ts';
import { chooseEncoding } from './acceptEncoding.ts';
import { type Content, knownTag, readAsItIs, readText } from './body.ts';
import { type FoundFile, findFile, findNotFoundPage, segmentsOf } from './find.ts';
import { type Range, rangeOf } from './range.ts';
import type { Site } from './site.ts';
import { parseTarget } from './target.ts';

/** What is sent back; the server writes it as it is. */
export interface Answer {
  status: number;
  headers: OutgoingHttpHeaders;
  content?: Content;
}

/** Characters of the longest address that is looked for; as long as nginx has it. */
const longestTarget = 8000;

const forever = 'public, max-age=31536000, immutable';

function sentence(site: Site, status: number, text: string): Answer {
  const headers = { ...headersFor(`${site.base}/`, site.headerRules), 'cache-control': 'no-cache' };
  return {
    status,
    headers: { ...headers, ...fileHeaders('text/plain; charset=utf-8') },
    content: Buffer.from(`${text}\n`),
  };
}

/** Asked for again each time: browsers would remember it for ever, and there may be a page at the address by then. */
const redirectTo = (site: Site, path: string, status: number, location: string): Answer => ({
  status,
  headers: { ...headersFor(site.base + path, site.headerRules), location, 'cache-control': 'no-cache' },
});

/** What is said of an address, whatever is sent. @param path below the site's own folder */
function headersOf(site: Site, path: string, status: number): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    'cache-control': isHashedName(path) ? forever : 'no-cache',
    'x-content-type-options': 'nosniff',
    ...headersFor(site.base + path, site.headerRules),
  };
  // A file that is missing today may be there tomorrow, and a name without a hash may stand for something else by then,
  // whatever is said of the folder.
  const mayChange = !isHashedName(path) && /immutable/i.test(String(headers['cache-control']));
  return status === 404 || mayChange ? { ...headers, 'cache-control': 'no-cache' } : headers;
}

/** Whether a file is a page or a program of the site: all but those that its build has taken from the content as they are. */
const isOurs = ({ path, place }: FoundFile) =>
  /^text\/(?:html|javascript);/.test(mediaTypeOf(path).type) && !place.startsWith('media/');

function sendFile(file: FoundFile, status: number, path: string, site: Site, request: IncomingHttpHeaders): Answer {
  const { type, isCompressible } = mediaTypeOf(file.path);
  const body = isCompressible ? readText(file, chooseEncoding(request['accept-encoding'])) : readAsItIs(file);
  const headers: OutgoingHttpHeaders = {
    ...headersOf(site, path, status),
    ...(!isOurs(file) && fileHeaders(type, readStart(file.path, type))),
    'content-type': type,
    etag: body.etag,
    ...(isCompressible && { vary: 'accept-encoding' }),
    ...(!isCompressible && status === 200 && { 'accept-ranges': 'bytes' }),
  };
  const known = status === 200 && knownTag(body, request['if-none-match']);
  if (known) return { status: 304, headers: { ...headers, etag: known } };
  if (body.encoding !== 'identity') headers['content-encoding'] = body.encoding;
  const range = headers['accept-ranges'] ? rangeOf(request, file.size, body.etag) : undefined;
  return range ? sendPart(range, file.size, headers, body.content) : { status, headers, content: body.content };
}

function sendPart(range: Range | 'none', size: number, headers: OutgoingHttpHeaders, content: Content): Answer {
  if (range === 'none') return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } };
  const { start, end } = range;
  const part = Buffer.isBuffer(content) ? content.subarray(start, end) : { ...content, start, end };
  const said = { ...headers, 'content-range': `bytes ${start}-${end - 1}/${size}` };
  return { status: 206, headers: said, content: part as Content };
}

/** Answers a request for a built site; `target` is path and query as they stand in the request line. */
export function answer(site: Site, target: string, request: IncomingHttpHeaders): Answer {
  if (target.length > longestTarget) return sentence(site, 414, 'This address is too long.');
  const asked = parseTarget(target);
  if (!asked) return sentence(site, 400, 'This address is not written correctly.');
  const { query } = asked;
  const path = belowBase(asked.path, site.base);
  // The server has nothing else: whoever asks for its top is shown where the site is.
  if (path === undefined && asked.path === '/') return redirectTo(site, '/', 302, encodeURI(`${site.base}/`) + query);
  if (path === undefined) return sentence(site, 404, 'There is nothing here.');
  if (site.base && asked.path === site.base) return redirectTo(site, path, 308, encodeURI(`${site.base}/`) + query);

  const plain = path.replace(/\/+$/, '') || '/';
  const asOne = plain.replace(/^\/+/, '/');
  const redirect = site.redirects.get(asked.path) ?? site.redirects.get(site.base + asOne);
  if (redirect) {
    const location = insertQuery(encodeAddress(redirect.to), query, query.replace('?', '&'));
    return redirectTo(site, asOne, redirect.status, location);
  }

  const segments = segmentsOf(path);
  // What is said of a file goes with it, however its address is spelled.
  const address = `/${segments?.join('/') ?? ''}`;
  const file = segments && findFile(site.folderOf, segments);
  // Two leading slashes would send the browser to another host.
  if (file && path !== plain) return redirectTo(site, address, 308, encodeURI(site.base + asOne) + query);
  if (file) return sendFile(file, 200, address, site, request);

  const notFoundPage = findNotFoundPage(site.folderOf, segments ?? []);
  return notFoundPage
    ? sendFile(notFoundPage, 404, address, site, request)
    : sentence(site, 404, 'There is nothing here.');
}

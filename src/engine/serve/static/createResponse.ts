import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';
import { fileHeaders } from '#engine/make/output/filePolicy.ts';
import { isHashedName } from '#engine/make/output/hostFiles.ts';
import { encodeAddress, headersFor, insertQuery } from '#engine/make/output/hostRules.ts';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { withoutBasePath } from '#shared/withoutBasePath.ts';
import { readFirstBytes } from '../readFirstBytes.ts';
import { type ByteRange, parseRangeHeader } from './byteRange.ts';
import { chooseEncoding } from './chooseEncoding.ts';
import { findNotFoundPage, findServedFile, type ServedFile, splitPath } from './findServedFile.ts';
import { parseRequestTarget } from './requestTarget.ts';
import { type BodyContent, matchEtag, readRawBody, readTextBody } from './responseBody.ts';
import type { ServedSite } from './servedSite.ts';

export interface StaticResponse {
  status: number;
  headers: OutgoingHttpHeaders;
  content?: BodyContent;
}

/** Length in characters of the longest accepted target, the same as nginx's. */
const maxTargetLength = 8000;

const immutableCacheControl = 'public, max-age=31536000, immutable';

function createTextResponse(site: ServedSite, status: number, text: string): StaticResponse {
  const headers = { ...headersFor(`${site.base}/`, site.headerRules), 'cache-control': 'no-cache' };
  return {
    status,
    headers: { ...headers, ...fileHeaders('text/plain; charset=utf-8') },
    content: Buffer.from(`${text}\n`),
  };
}

/** Uncached redirect: browsers would store it for ever, and a page may be added at the address. */
const createRedirect = (site: ServedSite, path: string, status: number, location: string): StaticResponse => ({
  status,
  headers: { ...headersFor(site.base + path, site.headerRules), location, 'cache-control': 'no-cache' },
});

/** @param path below the site's folder */
function responseHeadersOf(site: ServedSite, path: string, status: number): OutgoingHttpHeaders {
  const headers: OutgoingHttpHeaders = {
    'cache-control': isHashedName(path) ? immutableCacheControl : 'no-cache',
    'x-content-type-options': 'nosniff',
    ...headersFor(site.base + path, site.headerRules),
  };
  // A missing file may be added, and a name without a hash may be replaced, whatever the rules of the folder say.
  const mayChange = !isHashedName(path) && /immutable/i.test(String(headers['cache-control']));
  return status === 404 || mayChange ? { ...headers, 'cache-control': 'no-cache' } : headers;
}

const isBuiltPageOrScript = ({ path, place }: ServedFile) =>
  /^text\/(?:html|javascript);/.test(mediaTypeOf(path).type) && !place.startsWith('media/');

function createFileResponse(
  file: ServedFile,
  status: number,
  path: string,
  site: ServedSite,
  request: IncomingHttpHeaders,
): StaticResponse {
  const { type, isCompressible } = mediaTypeOf(file.path);
  const body = isCompressible ? readTextBody(file, chooseEncoding(request['accept-encoding'])) : readRawBody(file);
  const headers: OutgoingHttpHeaders = {
    ...responseHeadersOf(site, path, status),
    ...(!isBuiltPageOrScript(file) && fileHeaders(type, readFirstBytes(file.path, type))),
    'content-type': type,
    etag: body.etag,
    ...(isCompressible && { vary: 'accept-encoding' }),
    ...(!isCompressible && status === 200 && { 'accept-ranges': 'bytes' }),
  };
  const matchedEtag = status === 200 && matchEtag(body, request['if-none-match']);
  if (matchedEtag) return { status: 304, headers: { ...headers, etag: matchedEtag } };
  if (body.encoding !== 'identity') headers['content-encoding'] = body.encoding;
  const range = headers['accept-ranges'] ? parseRangeHeader(request, file.size, body.etag) : undefined;
  return range
    ? createRangeResponse(range, file.size, headers, body.content)
    : { status, headers, content: body.content };
}

function createRangeResponse(
  range: ByteRange | 'none',
  size: number,
  headers: OutgoingHttpHeaders,
  content: BodyContent,
): StaticResponse {
  if (range === 'none') return { status: 416, headers: { ...headers, 'content-range': `bytes */${size}` } };
  const { start, end } = range;
  const part = Buffer.isBuffer(content) ? content.subarray(start, end) : { ...content, start, end };
  const rangeHeaders = { ...headers, 'content-range': `bytes ${start}-${end - 1}/${size}` };
  return { status: 206, headers: rangeHeaders, content: part as BodyContent };
}

/** Answers a request for a built site. @param target path and query as in the request line */
export function createResponse(site: ServedSite, target: string, request: IncomingHttpHeaders): StaticResponse {
  if (target.length > maxTargetLength) return createTextResponse(site, 414, 'This address is too long.');
  const requested = parseRequestTarget(target);
  if (!requested) return createTextResponse(site, 400, 'This address is not written correctly.');
  const { query } = requested;
  const path = withoutBasePath(requested.path, site.base);
  // The server has nothing else: its top leads to the site.
  if (path === undefined && requested.path === '/')
    return createRedirect(site, '/', 302, encodeURI(`${site.base}/`) + query);
  if (path === undefined) return createTextResponse(site, 404, 'There is nothing here.');
  if (site.base && requested.path === site.base)
    return createRedirect(site, path, 308, encodeURI(`${site.base}/`) + query);

  const trimmed = path.replace(/\/+$/, '') || '/';
  const asOne = trimmed.replace(/^\/+/, '/');
  const redirect = site.redirects.get(requested.path) ?? site.redirects.get(site.base + asOne);
  if (redirect) {
    const location = insertQuery(encodeAddress(redirect.to), query, query.replace('?', '&'));
    return createRedirect(site, asOne, redirect.status, location);
  }

  const segments = splitPath(path);
  // The headers of a file apply to it however its address is spelled.
  const address = `/${segments?.join('/') ?? ''}`;
  const file = segments && findServedFile(site.folderOf, segments);
  // Two leading slashes would redirect the browser to another host.
  if (file && path !== trimmed) return createRedirect(site, address, 308, encodeURI(site.base + asOne) + query);
  if (file) return createFileResponse(file, 200, address, site, request);

  const notFoundPage = findNotFoundPage(site.folderOf, segments ?? []);
  return notFoundPage
    ? createFileResponse(notFoundPage, 404, address, site, request)
    : createTextResponse(site, 404, 'There is nothing here.');
}

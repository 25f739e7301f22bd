import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { convertMedia } from '#engine/make/images/convertMedia.ts';
import { fileHeaders } from '#engine/make/output/filePolicy.ts';
import { hostFiles } from '#engine/make/output/hostFiles.ts';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { describeUnexpected } from '#engine/problems/unusableCode.ts';
import { escapeHtml } from '#render/renderDocument.ts';
import type { DevView } from '#shared/devState.ts';
import { readFirstBytes } from '../readFirstBytes.ts';
import { allowScripts } from '../sandboxResponses.ts';
import {
  framedCodeElements,
  isForFrame,
  isForFrameWithoutScripts,
  policyWithoutScripts,
  withScriptlessStyles,
} from '../studio/framedCode.ts';
import type { DevSite } from './devSite.ts';

export interface DevRequest {
  path: string;
  view: DevView;
  request: IncomingMessage;
  response: ServerResponse;
  /** Site whose pages are below this path. */
  site: DevSite;
  /** Sites whose pages may have requested a file. */
  files: DevSite[];
  /** Problems of the page at this path and of its dependencies, as text for people; empty if there are none. */
  problems: () => string;
  /** Inline script that the React plugin needs in each document. */
  preamble: string;
  /** Origin of the studio, which may frame pages. */
  studioOrigin: string;
  log: (text: string) => void;
}

/** Answers as the built site would. @returns false if there is nothing at the address */
export async function answerDevRequest(devRequest: DevRequest): Promise<boolean> {
  const { path, view, request, response, site, files } = devRequest;
  const output = files.map((owner) => owner.media(path.slice(1))).find(Boolean);
  if (output) {
    const { path: picture } = await convertMedia(output);
    const { type } = mediaTypeOf(picture);
    response.writeHead(200, fileHeaders(type, readFirstBytes(picture, type)));
    createReadStream(picture).pipe(response);
    return true;
  }
  const islands = files.map((owner) => owner.islands(path)).find(Boolean);
  if (islands) return sendUncached(response, 200, mediaTypeOf(path).type, islands);
  const file = isPublicFilePath(path) ? await site.file(path, view) : undefined;
  if (file !== undefined) return sendUncached(response, 200, mediaTypeOf(path).type, file);
  if (!acceptsPage(path, request)) return false;
  const target = await site.redirect(path, view);
  if (target) {
    response.writeHead(302, { location: target }).end();
    return true;
  }
  const { status, html } = await renderPageOrMessage(devRequest);
  const { type } = mediaTypeOf('index.html');
  if (isForFrameWithoutScripts(request)) {
    response.setHeader('content-security-policy', policyWithoutScripts(request));
    return sendUncached(response, status, type, withScriptlessStyles(html));
  }
  allowScripts(response);
  return sendUncached(response, status, type, html);
}

const hasEnding = (path: string) => /\.\w+$/.test(path);

/** @returns true if visitors may request the path and no page can have it */
const isPublicFilePath = (path: string) => hasEnding(path) && !hostFiles.includes(path.slice(1));

/** Clients that accept any type get a page too, but none in place of a missing file. */
function acceptsPage(path: string, { headers: { accept = '*/*' } }: IncomingMessage): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && !hasEnding(path) && !path.startsWith('/@'));
}

async function renderPageOrMessage({
  path,
  view,
  site,
  problems,
  log,
  ...forClient
}: DevRequest): Promise<{ status: number; html: string }> {
  let failure = '';
  const page = await site.render(path, view).catch((error: unknown) => {
    // Files read at different times may not fit together: only without such a problem the error is ours.
    if (problems() === '') failure = describeUnexpected(error);
  });
  const client = createClientElements(forClient);
  if (failure !== '') {
    log(`${path} cannot be shown:\n${failure}`);
    return { status: 500, html: createMinimalDocument('Error', failure, client) };
  }
  if (page) return { status: page.isFound ? 200 : 404, html: withClient(page.html, client) };
  const problemText = problems();
  return problemText
    ? { status: 500, html: createMinimalDocument('Problems', problemText, client) }
    : { status: 404, html: createMinimalDocument('Not found', noPageMessage, client) };
}

const noPageMessage = 'There is no page here, and no _404.json.';

export function sendUncached(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return true;
}

/** Sends a 404 of our own: Vite's would be a document without the common policy. */
export const sendNotFound = (response: ServerResponse): true =>
  sendUncached(response, 404, 'text/plain; charset=utf-8', 'There is nothing here.\n');

/** Adds Vite's client as Vite would; its own transformation would also rewrite `srcset`. */
const withClient = (html: string, client: string): string => html.replace('</body>', () => `${client}</body>`);

const createMinimalDocument = (title: string, text: string, client: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><pre>${escapeHtml(text)}</pre>${client}`;

/** Scripts that follow changes, and those of the studio in a page that it frames. */
function createClientElements({
  request,
  preamble,
  studioOrigin,
}: Pick<DevRequest, 'request' | 'preamble' | 'studioOrigin'>): string {
  if (isForFrameWithoutScripts(request)) return framedCodeElements(studioOrigin);
  return createDevClient(preamble) + (isForFrame(request) ? framedCodeElements(studioOrigin) : '');
}

const createDevClient = (preamble: string) =>
  [
    `<script type="module">${preamble.replace('__BASE__', '/')}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/client/dev.ts"></script>',
  ].join('');

import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { EditHistory } from '#engine/edit/change/editHistory.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { sendUncached } from '../dev/answerDevRequest.ts';
import { sandboxResponse } from '../sandboxResponses.ts';
import { type ApiHandler, apiHandlers } from './apiHandlers.ts';
import { sendBlockPicture } from './blockChoices.ts';
import { studioAddress } from './compileStudio.ts';
import { sendPastMedia } from './git/sendPastMedia.ts';
import { HttpError } from './httpError.ts';
import { sendThumbnail } from './mediaFiles.ts';
import { readRequestBytes } from './readRequestBytes.ts';
import { explainDenial } from './requestGuard.ts';
import { sendAppFile } from './sendAppFile.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * Serves the studio of a site that is being edited. `requestGuard.ts` decides which requests are allowed.
 * @param token that the studio's page carries and all other requests must send; new for each start
 * @returns a function that answers requests below `/_studio`, and returns false for all others
 */
export function createStudioServer(
  edited: Omit<StudioSite, 'history'>,
  token: string = randomBytes(32).toString('hex'),
): (request: IncomingMessage, response: ServerResponse) => Promise<boolean> {
  const site: StudioSite = { ...edited, history: new EditHistory() };
  return async (request, response) => {
    if (!URL.canParse(request.url ?? '', 'http://localhost')) return false;
    const url = new URL(request.url ?? '', 'http://localhost');
    if (`${url.pathname}/` === studioAddress) {
      response.writeHead(302, { location: studioAddress + url.search }).end();
      return true;
    }
    if (!url.pathname.startsWith(studioAddress)) return false;
    sandboxResponse(response);
    const path = url.pathname.slice(studioAddress.length);
    const isOfSite = /^(?:api|picture|block|past)\//.test(path);
    const reason = explainDenial(request, isOfSite ? token : undefined, path === uploadPath);
    if (reason) sendJson(response, 403, { reason });
    else if (isOfSite) await answerSiteRequest(path, { site, url, request, response });
    else await sendAppFile(path, { token, site, siteOrigin: `http://${request.headers.host}` }, request, response);
    return true;
  };
}

interface StudioRequest {
  site: StudioSite;
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
}

async function answerSiteRequest(path: string, studioRequest: StudioRequest): Promise<void> {
  const { site, url, response } = studioRequest;
  try {
    await site.ready();
    if (path.startsWith('past/')) return await sendPastMedia(path.slice('past/'.length), studioRequest);
    if (path.startsWith('block/')) return sendBlockPicture(path.slice('block/'.length), response);
    if (!path.startsWith('picture/')) return await answerApiRequest(path.slice('api/'.length), studioRequest);
    await sendThumbnail(decodeAddress(path.slice('picture/'.length)), url.searchParams.has('large'), studioRequest);
  } catch (error) {
    const { message: reason } = error as Error;
    if (error instanceof HttpError) return sendJson(response, error.status, { reason, now: error.now });
    sendJson(response, error instanceof CommandError ? 422 : 500, { reason });
  }
}

async function answerApiRequest(path: string, { site, url, request, response }: StudioRequest): Promise<void> {
  const name = `${request.method} ${path}`;
  const handler: ApiHandler | undefined = Object.hasOwn(apiHandlers, name) ? apiHandlers[name] : undefined;
  if (!handler)
    return sendJson(response, 404, { reason: 'The studio asks for something that this server does not know.' });
  const isJson = request.method === 'POST' && `api/${path}` !== uploadPath;
  const body = isJson ? await readJsonBody(request) : undefined;
  const result = await handler({ site, parameters: url.searchParams, body, request, response });
  if (result !== undefined) sendJson(response, 200, result);
}

const uploadPath = 'api/upload';

async function readJsonBody(request: IncomingMessage): Promise<unknown> {
  const bytes = await readRequestBytes(request, 16);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new HttpError('What the studio has sent is not JSON.');
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  sendUncached(response, status, 'application/json; charset=utf-8', JSON.stringify(value));
}

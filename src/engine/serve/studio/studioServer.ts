import type { IncomingMessage, ServerResponse } from 'node:http';
import { EditHistory } from '#engine/edit/change/editHistory.ts';
import { CommandError } from '#engine/problems/commandLine.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import type { StudioAccess } from '../access/studioAccess.ts';
import { sendUncached } from '../dev/answerDevRequest.ts';
import { sandboxResponse } from '../sandboxResponses.ts';
import { type ApiHandler, apiHandlers } from './apiHandlers.ts';
import { sendBlockPicture } from './blockChoices.ts';
import { studioAddress } from './compileStudio.ts';
import { sendPastMedia } from './git/sendPastMedia.ts';
import { HttpError } from './httpError.ts';
import { sendThumbnail } from './mediaFiles.ts';
import { answerNewcomer } from './openStudioPage.ts';
import { readRequestBytes } from './readRequestBytes.ts';
import { explainDenial } from './requestGuard.ts';
import { sendAppFile } from './sendAppFile.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * Serves the studio of a site that is being edited, on a port of its own. `requestGuard.ts` decides which requests are
 * allowed.
 * @param siteOrigin origin of the site's pages, which the studio shows in its frames
 */
export function createStudioServer(
  edited: Omit<StudioSite, 'history'>,
  access: StudioAccess,
  siteOrigin: Promise<string>,
): (request: IncomingMessage, response: ServerResponse) => Promise<void> {
  const site: StudioSite = { ...edited, history: new EditHistory() };
  return async (request, response) => {
    sandboxResponse(response);
    if (!URL.canParse(request.url ?? '', 'http://localhost'))
      return sendJson(response, 400, { reason: 'This address is not written correctly.' });
    const url = new URL(request.url ?? '', 'http://localhost');
    const path = url.pathname.startsWith(studioAddress) ? url.pathname.slice(studioAddress.length) : '';
    const app = { site, pastPages: access.pastPages, siteOrigin: await siteOrigin };
    const isOfSite = /^(?:api|picture|block|past)\//.test(path);
    if (!isOfSite && !path.startsWith('assets/')) {
      if (!answerNewcomer({ access, url, request, response })) await sendAppFile('index.html', app, response);
      return;
    }
    const denial = explainDenial(request, path === uploadPath ? 'upload' : 'part', access);
    if (denial) sendJson(response, denial.status, { reason: denial.reason });
    else if (isOfSite) await answerSiteRequest(path, { site, url, request, response });
    else await sendAppFile(path, app, response);
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

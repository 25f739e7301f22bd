import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { History } from '#engine/edit/change/history.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { sandboxAnswer } from '../sandboxAnswers.ts';
import { api, type Handler } from './api.ts';
import { answerWithApp } from './app.ts';
import { sendBlockPicture } from './choices.ts';
import { studioAddress } from './compileStudio.ts';
import { sendPastPage } from './git/sendPastPage.ts';
import { whyRefused } from './guard.ts';
import { sendPicture } from './media.ts';
import { readBytes } from './readBytes.ts';
import { Refusal } from './refusal.ts';
import type { StudioSite } from './studioSite.ts';

/** Answers what is asked below `/_studio`; gives false for everything else. */
export type StudioServer = (request: IncomingMessage, response: ServerResponse) => Promise<boolean>;

/**
 * Serves the studio of a site that is being edited. What may ask is told by `guard.ts`.
 * @param token that its page brings to browsers, and they to all else; another one for each start
 */
export function createStudioServer(
  edited: Omit<StudioSite, 'history'>,
  token: string = randomBytes(32).toString('hex'),
): StudioServer {
  const site: StudioSite = { ...edited, history: new History() };
  return async (request, response) => {
    if (!URL.canParse(request.url ?? '', 'http://localhost')) return false;
    const url = new URL(request.url ?? '', 'http://localhost');
    if (`${url.pathname}/` === studioAddress) {
      response.writeHead(302, { location: studioAddress + url.search }).end();
      return true;
    }
    if (!url.pathname.startsWith(studioAddress)) return false;
    sandboxAnswer(response);
    const path = url.pathname.slice(studioAddress.length);
    const isOfSite = /^(?:api|picture|block|past)\//.test(path);
    const reason = whyRefused(request, isOfSite ? token : undefined, path === uploadPath);
    if (reason) sendJson(response, 403, { reason });
    else if (isOfSite) await answerOfSite(path, { site, url, request, response });
    else await answerWithApp(path, { token, pages: site.pages }, request, response);
    return true;
  };
}

/** What is asked of the site, and where it is answered. */
interface Question {
  site: StudioSite;
  url: URL;
  request: IncomingMessage;
  response: ServerResponse;
}

async function answerOfSite(path: string, question: Question): Promise<void> {
  const { site, url, response } = question;
  try {
    await site.ready();
    if (path.startsWith('past/')) return await sendPastPage(path.slice('past/'.length), question);
    if (path.startsWith('block/')) return sendBlockPicture(path.slice('block/'.length), response);
    if (!path.startsWith('picture/')) return await answerFromApi(path.slice('api/'.length), question);
    await sendPicture(decodeAddress(path.slice('picture/'.length)), url.searchParams.has('large'), question);
  } catch (error) {
    if (error instanceof Refusal) return sendJson(response, error.status, error.answer);
    sendJson(response, 500, { reason: (error as Error).message });
  }
}

async function answerFromApi(path: string, { site, url, request, response }: Question): Promise<void> {
  const name = `${request.method} ${path}`;
  const handler: Handler | undefined = Object.hasOwn(api, name) ? api[name] : undefined;
  if (!handler)
    return sendJson(response, 404, { reason: 'The studio asks for something that this server does not know.' });
  const isJson = request.method === 'POST' && `api/${path}` !== uploadPath;
  const body = isJson ? await readJson(request) : undefined;
  const answer = await handler({ site, parameters: url.searchParams, body, request, response });
  if (answer !== undefined) sendJson(response, 200, answer);
}

/** Takes the bytes of a file, and not JSON. */
const uploadPath = 'api/upload';

async function readJson(request: IncomingMessage): Promise<unknown> {
  const bytes = await readBytes(request, 16);
  try {
    return JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new Refusal(422, { reason: 'What the studio has sent is not JSON.' });
  }
}

function sendJson(response: ServerResponse, status: number, value: unknown): void {
  response.writeHead(status, {
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
  });
  response.end(JSON.stringify(value));
}

import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { convertPicture } from '#engine/make/images/convert.ts';
import { fileHeaders } from '#engine/make/output/filePolicy.ts';
import { hostFiles } from '#engine/make/output/hostFiles.ts';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { escapeHtml } from '#render/document.ts';
import type { DevView } from '#shared/devState.ts';
import { readStart } from '../readStart.ts';
import { allowScripts } from '../sandboxAnswers.ts';
import type { DevSite } from './devSite.ts';

/** What a browser asks for. */
export interface Question {
  path: string;
  view: DevView;
  request: IncomingMessage;
  response: ServerResponse;
  /** The site that answers for pages of this path. */
  site: DevSite;
  /** The sites whose pages may have asked for a file. */
  files: DevSite[];
  /** Says what is wrong with the page of this path or with what it needs, for people; empty for nothing. */
  problems: () => string;
  /** The React plugin's script for documents. */
  preamble: string;
}

/** Answers as the finished site would; gives false where there is nothing. */
export async function answer(question: Question): Promise<boolean> {
  const { path, view, request, response, site, files } = question;
  const output = files.map((owner) => owner.media(path.slice(1))).find(Boolean);
  if (output) {
    const { path: picture } = await convertPicture(output);
    const { type } = mediaTypeOf(picture);
    response.writeHead(200, fileHeaders(type, readStart(picture, type)));
    createReadStream(picture).pipe(response);
    return true;
  }
  const islands = files.map((owner) => owner.islands(path)).find(Boolean);
  if (islands) return send(response, 200, mediaTypeOf(path).type, islands);
  const file = mayBeFile(path) ? await site.file(path, view) : undefined;
  if (file !== undefined) return send(response, 200, mediaTypeOf(path).type, file);
  if (!isForPage(path, request)) return false;
  const target = await site.redirect(path, view);
  if (target) {
    response.writeHead(302, { location: target }).end();
    return true;
  }
  const { status, html } = await pageFor(question);
  allowScripts(response);
  return send(response, status, mediaTypeOf('index.html').type, html);
}

const hasEnding = (path: string) => /\.\w+$/.test(path);

/** A path that no page has, and that visitors may ask for. */
const mayBeFile = (path: string) => hasEnding(path) && !hostFiles.includes(path.slice(1));

/** Programs that take anything get a page too, but not in the place of a file that is missing. */
function isForPage(path: string, { headers: { accept = '*/*' } }: IncomingMessage): boolean {
  return accept.includes('text/html') || (accept.includes('*/*') && !hasEnding(path) && !path.startsWith('/@'));
}

async function pageFor({ path, view, site, problems, preamble }: Question): Promise<{ status: number; html: string }> {
  const page = await site.render(path, view).catch((error: unknown) => {
    // What is made of one state of a file and another one of another may not fit together.
    if (problems() === '') throw error;
  });
  if (page) return { status: page.isFound ? 200 : 404, html: withDevClient(page.html, preamble) };
  const wrong = problems();
  return wrong
    ? { status: 500, html: bareDocument('Problems', wrong, preamble) }
    : { status: 404, html: bareDocument('Not found', noPage, preamble) };
}

const noPage = 'There is no page here, and no _404.json.';

/** Answers with a text or a file, which is not to be stored. */
export function send(response: ServerResponse, status: number, type: string, body: string | Uint8Array): true {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return true;
}

/** Says that there is nothing at an address; Vite's own words would be a document without the policy of all others. */
export const sendNothing = (response: ServerResponse): true =>
  send(response, 404, 'text/plain; charset=utf-8', 'There is nothing here.\n');

/** Puts into a page what Vite would put there by itself, but for its transformation, which also rewrites `srcset`. */
const withDevClient = (html: string, preamble: string): string =>
  html.replace('</body>', () => `${devClient(preamble)}</body>`);

/** Stands for a page that has never been right, and for a missing not-found page. */
const bareDocument = (title: string, text: string, preamble: string): string =>
  `<!doctype html><html lang="en"><title>${title}</title><body><pre>${escapeHtml(text)}</pre>${devClient(preamble)}`;

const devClient = (preamble: string) =>
  [
    `<script type="module">${preamble.replace('__BASE__', '/')}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/client/dev.ts"></script>',
  ].join('');

import { createReadStream } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { convertPicture } from '#engine/make/images/convert.ts';
import { hostFiles } from '#engine/make/output/hostFiles.ts';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import type { DevSite } from './devSite.ts';

/** What a browser asks for. */
export interface Question {
  path: string;
  request: IncomingMessage;
  response: ServerResponse;
  /** The site that answers for pages of this path. */
  site: DevSite;
  /** The sites whose pages may have asked for a file. */
  files: DevSite[];
  /** Whether something is wrong with the content, which the overlay shows. */
  hasProblems: boolean;
  /** The React plugin's script for documents. */
  preamble: string;
}

/** Answers as the finished site would; gives false for what only Vite knows. */
export async function answer(question: Question): Promise<boolean> {
  const { path, request, response, site, files, hasProblems, preamble } = question;
  const output = files.map((owner) => owner.media(path.slice(1))).find(Boolean);
  if (output) {
    const { path: picture } = await convertPicture(output);
    response.setHeader('content-type', mediaTypeOf(picture).type);
    createReadStream(picture).pipe(response);
    return true;
  }
  const islands = files.map((owner) => owner.islands(path)).find(Boolean);
  if (islands) return send(response, 200, mediaTypeOf(path).type, islands);
  const file = mayBeFile(path) ? await site.file(path) : undefined;
  if (file !== undefined) return send(response, 200, mediaTypeOf(path).type, file);
  if (!request.headers.accept?.includes('text/html')) return false;
  const target = await site.redirect(path);
  if (target) {
    response.writeHead(302, { location: target }).end();
    return true;
  }
  const page = await site.render(path);
  const html = page ? withDevClient(page.html, preamble) : emptyPage(hasProblems, preamble);
  return send(response, page?.isFound ? 200 : 404, mediaTypeOf('index.html').type, html);
}

/** A path that no page has, and that visitors may ask for. */
const mayBeFile = (path: string) => /\.\w+$/.test(path) && !hostFiles.includes(path.slice(1));

function send(response: ServerResponse, status: number, type: string, body: string): boolean {
  response.writeHead(status, { 'content-type': type, 'cache-control': 'no-store' }).end(body);
  return true;
}

/** Puts into a page what Vite would put there by itself, but for its transformation, which also rewrites `srcset`. */
const withDevClient = (html: string, preamble: string): string =>
  html.replace('</body>', () => `${devClient(preamble)}</body>`);

/** Shown while the site has never been right: the overlay, if there is one, says what to fix. */
const emptyPage = (hasProblems: boolean, preamble: string): string =>
  `<!doctype html><title>${hasProblems ? 'Problems' : 'Not found'}</title><body><p>${hasProblems ? '' : 'There is no page here, and no _404.json.'}</p>${devClient(preamble)}`;

const devClient = (preamble: string) =>
  [
    `<script type="module">${preamble.replace('__BASE__', '/')}</script>`,
    '<script type="module" src="/@vite/client"></script>',
    '<script type="module" src="/src/client/dev.ts"></script>',
  ].join('');

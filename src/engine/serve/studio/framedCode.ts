import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { escapeHtml } from '#render/renderDocument.ts';
import { hasOwnScripts, studioOriginName } from '#shared/framedPage.ts';
import { compileStudioOnce, studioKeyOfProcess } from './compileStudio.ts';

/** Addresses on the site's own port below which the studio's part in framed pages is. */
const framedCodeAddress = '/_canvas/';

/** HTML that adds the studio's part to a page that it frames. */
export const framedCodeElements = (studioOrigin: string): string =>
  `<meta name="${studioOriginName}" content="${escapeHtml(studioOrigin)}">` +
  `<script type="module" src="${framedCodeAddress}${studioKeyOfProcess()}/main.js"></script>`;

/** @returns true if a browser requests a document for a frame; all that the studio supports send this header */
export const isForFrame = ({ headers }: IncomingMessage): boolean => headers['sec-fetch-dest'] === 'iframe';

/** @returns true if a page without scripts of its own is requested */
export const isForFrameWithoutScripts = ({ url = '' }: IncomingMessage): boolean =>
  !hasOwnScripts(url.replace(/^[^?]*/, ''));

/** Content-Security-Policy of a page that runs nothing but the studio's part. */
export const policyWithoutScripts = ({ headers: { host } }: IncomingMessage): string =>
  `script-src http://${host}${framedCodeAddress}; base-uri 'none'`;

/** Applies to a page the styles for browsers that run no scripts. */
export const withScriptlessStyles = (html: string): string =>
  html.replace(/\(scripting:\s*(none|enabled)\)/g, (_, value) =>
    value === 'none' ? '(min-width:0px)' : '(max-width:0px)',
  );

/** Sends a file of the studio's part in framed pages. @returns false for all other addresses */
export async function sendFramedCode({ url = '' }: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (!url.startsWith(framedCodeAddress)) return false;
  const name = /^[^/]+\/([\w-]+\.js)(?:\?|$)/.exec(url.slice(framedCodeAddress.length))?.[1];
  const bytes =
    name === undefined
      ? undefined
      : await readFile(join(await compileStudioOnce(), 'framed', name)).catch(() => undefined);
  if (!bytes) response.writeHead(404).end();
  else
    response
      .writeHead(200, { 'content-type': mediaTypeOf('main.js').type, 'cache-control': 'max-age=31536000, immutable' })
      .end(bytes);
  return true;
}

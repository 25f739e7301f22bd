import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { studioAddress, studioFolder } from './compileStudio.ts';
import { tokenCookie } from './guard.ts';

let folder: Promise<string> | undefined;

/** Has the studio compiled, so that it is there when somebody opens it. */
function prepareApp(): Promise<string> {
  folder ??= studioFolder().catch((error: unknown) => {
    folder = undefined;
    throw error;
  });
  return folder;
}

/**
 * What the studio's page may load: its own code and styles, pictures that are typed into it, the site in a frame. React
 * libraries write styles into elements.
 */
const policy = [
  "default-src 'none'",
  "script-src 'self'",
  "worker-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/**
 * Answers with a file of the studio; each of its addresses is its one page, which brings the token.
 * @param path below the studio's address
 * @param of the token, and the folder of the pages
 */
export async function answerWithApp(
  path: string,
  of: { token: string; pages: string },
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const directory = await prepareApp();
  const isAsset = /^assets\/[\w.-]+$/.test(path);
  const file = isAsset ? path : 'index.html';
  const bytes = await readFile(join(directory, file)).catch(() => undefined);
  if (!bytes) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': mediaTypeOf(file).type,
    'cache-control': isAsset ? 'max-age=31536000, immutable' : 'no-store',
    'content-security-policy': policy,
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(!isAsset && {
      'set-cookie': `${tokenCookie(request)}=${of.token}; Path=${studioAddress}; HttpOnly; SameSite=Strict`,
    }),
  });
  response.end(isAsset ? bytes : withSite(bytes.toString(), of.pages));
}

/** The studio's page with a name of the site, which is that of its folder: browsers keep unsaved work under it. */
function withSite(html: string, pages: string): string {
  const name = createHash('sha256').update(resolve(pages)).digest('hex').slice(0, 16);
  return html.replace('</head>', `<meta name="site" content="${name}"></head>`);
}

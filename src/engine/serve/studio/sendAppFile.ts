import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { mediaTypeOf } from '#engine/make/output/mediaTypes.ts';
import { escapeHtml } from '#render/renderDocument.ts';
import { compileStudioOnce } from './compileStudio.ts';
import { compileSiteRules, siteRulesPath } from './siteRules.ts';
import type { StudioSite } from './studioSite.ts';

/**
 * Policy of the studio's page: its own code and styles, pictures that are typed in, the site in a frame. React
 * libraries write inline styles.
 */
const contentSecurityPolicyFor = ({ siteOrigin }: App): string =>
  [
    "default-src 'none'",
    "script-src 'self'",
    "worker-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    `frame-src ${siteOrigin}`,
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

interface App {
  site: Pick<StudioSite, 'pages'>;
  /** Origin of the pages in the studio's frames. */
  siteOrigin: string;
  /** Beginning of the addresses of past pages there. */
  pastPages: string;
}

/** Sends a file of the studio; every other path gets its one page. */
export async function sendAppFile(path: string, app: App, response: ServerResponse): Promise<void> {
  const isAsset = /^assets\/[\w.-]+$/.test(path);
  const isOfSite = path === siteRulesPath;
  const file = isAsset ? path : 'index.html';
  const bytes = isOfSite
    ? await compileSiteRules()
    : await readFile(join(await compileStudioOnce(), 'app', file)).catch(() => undefined);
  if (!bytes) return void response.writeHead(404).end();
  response.writeHead(200, {
    'content-type': mediaTypeOf(file).type,
    'cache-control': isAsset && !isOfSite ? 'private, max-age=31536000, immutable' : 'no-store',
    'content-security-policy': contentSecurityPolicyFor(app),
    // A page that opens the studio gets no hold of its window.
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'referrer-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
  });
  response.end(isAsset ? bytes : insertAddresses(bytes.toString(), app));
}

/**
 * Adds to the studio's page the site's id, which is the key of its folder, under which browsers store unsaved work, and
 * the addresses of what it frames.
 */
function insertAddresses(html: string, { site, siteOrigin, pastPages }: App): string {
  const id = createHash('sha256').update(resolve(site.pages)).digest('hex').slice(0, 16);
  const values = { site: id, 'site-origin': siteOrigin, 'past-pages': pastPages };
  const elements = Object.entries(values).map(
    ([name, content]) => `<meta name="${name}" content="${escapeHtml(content)}">`,
  );
  return html.replace('</head>', `${elements.join('')}</head>`);
}

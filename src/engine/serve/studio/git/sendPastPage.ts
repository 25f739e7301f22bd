import { decodeAddress } from '#shared/decodeAddress.ts';
import type { Asked } from '../asked.ts';
import { Refusal } from '../refusal.ts';
import { readCommit } from './readBody.ts';

/**
 * Sends a page as it was at a commit. It runs no scripts: it is looked at inside the studio.
 * @param path `<commit>/about/location`
 * @throws Refusal where there was no such page
 */
export async function sendPastPage(path: string, { site, response }: Pick<Asked, 'site' | 'response'>): Promise<void> {
  const [commit = '', ...names] = path.split('/');
  const address = decodeAddress(`/${names.join('/')}`).replace(/(.)\/$/, '$1');
  const html = await site.past?.render(readCommit(commit), address);
  if (html === undefined) throw new Refusal(422, { reason: 'There was no page at this address.' });
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'content-security-policy': "script-src 'none'; frame-ancestors 'self'",
    'x-content-type-options': 'nosniff',
  });
  response.end(html);
}

import type { BrowserContext } from '@playwright/test';

/** The cookie with which a studio knows a browser. */
export interface StudioCookie {
  name: string;
  value: string;
}

/** Pattern of an address that lets a browser into the studio. */
export const printedAddressPattern: RegExp = /http:\/\/localhost:\d+\/\?token=[\w-]+/;

/** The last address that lets a browser into the studio, in the text of a terminal; undefined before it is there. */
export const printedAddress = (text: string): string | undefined =>
  text.match(new RegExp(printedAddressPattern, 'g'))?.at(-1);

/** Uses a printed address up. */
export async function exchangeAddress(address = ''): Promise<StudioCookie> {
  const { headers } = await fetch(address, { redirect: 'manual' });
  const [name = '', value = ''] = (headers.get('set-cookie') ?? '').split(/[=;]/);
  return { name, value };
}

/** Lets a browser into the studio. */
export const addCookie = (context: BrowserContext, cookie: StudioCookie): Promise<void> =>
  context.addCookies([{ ...cookie, domain: 'localhost', path: '/_studio/', httpOnly: true, sameSite: 'Strict' }]);

/** The page of the studio to which a printed address leads. */
export async function readStudioPage(address: string | undefined): Promise<string> {
  const { name, value } = await exchangeAddress(address);
  const response = await fetch(new URL('/_studio/', address), { headers: { cookie: `${name}=${value}` } });
  return response.text();
}

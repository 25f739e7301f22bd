import type { IncomingMessage, ServerResponse } from 'node:http';
import { expect, test } from 'vitest';
import { sandboxDocuments } from './sandboxDocuments.ts';

/** The policy that an answer gets. */
function policyOf(url: string): string | undefined {
  const headers = new Map<string, string>();
  const response = { setHeader: (name: string, value: string) => headers.set(name, value) };
  let isNext = false;
  sandboxDocuments({ url } as IncomingMessage, response as unknown as ServerResponse, () => {
    isNext = true;
  });
  expect(isNext).toBe(true);
  return headers.get('content-security-policy');
}

test.each(['/pages/_media/x.svg', '/assets/logo-1a.SVG?v=1', '/pages/_media/a.xhtml', '/x.html#a', '/sitemap.xml'])(
  'scripts of %s do not run when it is opened by itself',
  (url) => expect(policyOf(url)).toBe('sandbox'),
);

test.each(['/', '/about/location', '/src/client/dev.ts', '/_studio/', '/about.svg/location'])(
  'the page or module at %s runs its scripts',
  (url) => expect(policyOf(url)).toBeUndefined(),
);

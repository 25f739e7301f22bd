import { expect, it } from 'vitest';
import { encodePath } from './encodePath.ts';

const ascii = Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)).join('');

it.each([ascii, 'a/b c/d', 'Photo #1.jpg', '100%25.jpg', 'Käse/ü.png', '🍎'])(
  'writes %j so that a server reads it again',
  (path) => {
    const url = new URL(`https://example.org/${encodePath(path)}?v=1`);
    expect(decodeURIComponent(url.pathname)).toBe(`/${path}`);
    expect(url.search).toBe('?v=1');
    expect(encodePath(path)).not.toMatch(/[\s,"<>]/);
  },
);

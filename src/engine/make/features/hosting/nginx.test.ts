import { expect, it } from 'vitest';
import { nginxFile } from './nginx.ts';

it('writes addresses for nginx so that nothing in them is taken for its language', () => {
  const text = nginxFile({
    redirects: [{ from: '/a"b', to: '/x"$y;z', status: 301 }],
    notFoundRoutes: ['/', '/a', '/a.b/c'],
    headers: [{ pattern: '/*', headers: [['X-Note', 'a "b"']] }],
  });
  expect(text).toContain('location = "/a\\"b" { return 301 "/x%22%24y;z$is_args$args"; }');
  expect(text).toContain('add_header X-Note "a \\"b\\"" always;');
  expect(text).toContain('if ($uri ~ "^/a\\.b/c(/|$)") {\n  set $lintel_missing "/a.b/c/404.html";');
});

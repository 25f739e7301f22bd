import { MantineProvider } from '@mantine/core';
import type { ComponentProps } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLabels } from '#shared/content.ts';
import PostFeed from './PostFeed.tsx';

const props: ComponentProps<typeof PostFeed> = {
  heading: 'Latest blogs',
  endpoint: 'https://blog.example.com/posts?a="b"',
  first: 3,
  timeoutMs: 2000,
  actions: [{ label: 'Visit the blog', link: { href: 'https://blog.example.com/', newTab: true } }],
  messages: { loading: 'Loading blog posts...', failure: 'Error', empty: 'None', withoutScripts: 'See the blog.' },
  level: 2,
  labels: defaultLabels,
};

test('the HTML promises nothing that needs scripts, and leads to the blog', () => {
  const html = renderToStaticMarkup(
    <MantineProvider>
      <PostFeed {...props} />
    </MantineProvider>,
  );
  for (const words of ['Latest blogs', 'href="https://blog.example.com/"', 'See the blog.']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('Loading');
  expect(html).not.toContain('Error');
});

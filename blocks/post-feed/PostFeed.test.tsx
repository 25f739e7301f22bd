import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLabels } from '#shared/content.ts';
import PostFeed from './PostFeed.tsx';

test('the HTML promises nothing that needs scripts, and leads to the blog', () => {
  const html = renderToString(
    <MantineProvider>
      <PostFeed
        heading="Latest blogs"
        endpoint="https://blog.example.com/posts"
        actions={[{ label: 'Visit the blog', link: { href: 'https://blog.example.com/', newTab: true } }]}
        messages={{
          loading: 'Loading blog posts...',
          failure: 'Error',
          empty: 'None',
          withoutScripts: 'See the blog.',
        }}
        level={2}
        labels={defaultLabels}
      />
    </MantineProvider>,
  );
  for (const words of ['Latest blogs', 'href="https://blog.example.com/"', 'See the blog.']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('Loading');
  expect(html).not.toContain('Error');
});

import { MantineProvider } from '@mantine/core';
import type { ComponentProps, ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { defaultLabels } from '#shared/content.ts';
import PostFeed, { Rest } from './PostFeed.tsx';

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

const htmlOf = (Part: ComponentType<typeof props>) =>
  renderToStaticMarkup(
    <MantineProvider>
      <Part {...props} />
    </MantineProvider>,
  );

test('the HTML promises nothing that needs scripts, and leads to the blog', () => {
  const html = htmlOf(PostFeed);
  for (const words of ['Latest blogs', 'href="https://blog.example.com/"', 'See the blog.']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('Loading');
  expect(html).not.toContain('Error');
});

test('what is fetched later has each state, with its words, and says how posts are asked for', () => {
  const html = htmlOf(Rest);
  expect([...html.matchAll(/data-state="(\w+)"><p[^>]*>([^<]*)/g)].map(([, ...found]) => found)).toEqual([
    ['loading', 'Loading blog posts...'],
    ['failed', 'Error'],
    ['empty', 'None'],
    ['loaded', ''],
  ]);
  const settings = /data-feed="([^"]*)"/.exec(html)?.[1]?.replaceAll('&quot;', '"') ?? '';
  expect(JSON.parse(settings)).toEqual({ endpoint: 'https://blog.example.com/posts?a="b"', first: 3, timeoutMs: 2000 });
});

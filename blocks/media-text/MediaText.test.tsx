import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import MediaText from './MediaText.tsx';

const image = { src: '/media/a.svg', alt: '', width: 4, height: 3 };
const render = (props: Partial<Parameters<typeof MediaText>[0]>) =>
  renderToStaticMarkup(
    <Provider>
      <MediaText image={image} heading="Heading" level={2} labels={defaultLabels} {...props} />
    </Provider>,
  );
const reveals = (html: string) => [...html.matchAll(/data-reveal="(\w+)"/g)].map((match) => match[1]);

test('picture and text slide in from their own sides when the content asks for it', () => {
  expect(reveals(render({ entrance: 'slide' }))).toEqual(['right', 'words', 'left']);
  expect(reveals(render({ entrance: 'slide', side: 'right' }))).toEqual(['left', 'words', 'right']);
  expect(reveals(render({}))).toEqual([]);
});

test('the text comes first in the HTML', () => {
  const html = render({});
  expect(html.indexOf('Heading')).toBeLessThan(html.indexOf('<img'));
});

test('sub-headings start below the block’s own heading, or at its level without one', () => {
  const text = { html: '<h1>Sub</h1>' };
  expect(render({ text })).toContain('<h3>Sub</h3>');
  expect(render({ text, heading: undefined })).toContain('<h2>Sub</h2>');
});

test('a strip takes the place of the picture; with neither, the words have all the room', () => {
  const strip = { images: [image, { ...image, src: '/media/b.svg', alt: 'Second' }] };
  expect(render({ strip })).toMatch(/<ul.*a\.svg.*b\.svg/);
  expect(render({ strip, image: undefined })).toContain('alt="Second"');
  expect(render({ image: undefined })).not.toMatch(/<img|data-shape/);
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import Banner from './Banner.tsx';

const trail = ['Home', 'About', 'Place'].map((title) => ({ title, link: { href: `/${title.toLowerCase()}` } }));
const render = (props: Partial<Parameters<typeof Banner>[0]>) =>
  renderToStaticMarkup(
    <Provider>
      <Banner heading="Here" trail={trail} level={2} labels={defaultLabels} {...props} />
    </Provider>,
  );

test('a trail longer than allowed also stands in a drawer, without its first step', () => {
  const html = render({ collapse: { after: 3, label: 'Navigate to' } });
  const drawer = html.slice(html.indexOf('popover="auto"'), html.indexOf('</ul>'));
  expect(drawer).toContain('>About<');
  expect(drawer).toContain('aria-current="page">Here<');
  expect(drawer).not.toContain('>Home<');
});

test('a trail that is short enough has no drawer', () => {
  expect(render({ collapse: { after: 4, label: 'Navigate to' } })).not.toContain('popover');
  expect(render({})).not.toContain('popover');
});

test('the page itself is named, not linked', () => {
  const html = render({ trail: [...trail, { title: 'Here', link: { href: '/here' }, current: true }] });
  expect(html).not.toContain('href="/here"');
  expect(html).toContain('aria-current="page">Here<');
});

test('the heading is the page’s', () => {
  expect(render({ trail: undefined })).toMatch(/^<div[^>]*><div[^>]*><h1[^>]*>Here<\/h1><\/div><\/div>$/);
});

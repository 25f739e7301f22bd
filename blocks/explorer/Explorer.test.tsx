import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import Explorer from './Explorer.tsx';

const link = (href: string) => ({ href });
const groups = [
  {
    label: 'First group',
    card: { title: 'First card' },
    items: [
      {
        name: 'One',
        text: { html: 'About one' },
        facts: [{ label: 'Duration', value: '4 years' }],
        link: link('/one'),
      },
      { name: 'Two', text: { html: 'About two' }, link: link('/two'), actions: [{ label: 'Own', link: link('/own') }] },
    ],
  },
  { label: 'Second group', items: [{ name: 'Three', text: { html: 'About three' } }] },
];
const render = (props: Partial<Parameters<typeof Explorer>[0]> = {}) =>
  renderToString(
    <Provider>
      <Explorer groups={groups} level={2} labels={defaultLabels} {...props} />
    </Provider>,
  );

test('everything of every group is in the HTML, and nothing is chosen', () => {
  const html = render();
  for (const words of ['First group', 'First card', 'About one', '4 years', 'Second group', 'About three']) {
    expect(html).toContain(words);
  }
  expect(html).not.toContain('aria-expanded="true"');
});

test('an item shows the buttons of all, then its own, then the one to its own page', () => {
  const html = render({ itemActions: [{ label: 'Apply', link: link('/apply') }], linkLabel: 'More' });
  const two = html.slice(html.indexOf('>Two<'), html.indexOf('First card'));
  expect([...two.matchAll(/href="([^"]+)"/g)].map((match) => match[1])).toEqual(['/apply', '/own', '/two']);
  expect(two).toContain('>More<');
});

test('without a label the link to the own page carries the name', () => {
  expect(render()).toMatch(/href="\/one"[^>]*>(<span[^>]*>)*One</);
});

test('one group alone needs no tabs', () => {
  expect(render({ groups: groups.slice(1) })).not.toContain('role="tab');
});

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import LinkList from './LinkList.tsx';

const here = { title: 'Here', link: { href: '/here' }, current: true };
const there = { title: 'There', link: { href: 'https://example.com/', newTab: true as const } };
const render = (props: Partial<Parameters<typeof LinkList>[0]>) =>
  renderToStaticMarkup(
    <Provider>
      <LinkList heading="Overview" items={[here, there]} level={2} labels={defaultLabels} {...props} />
    </Provider>,
  );

test('the visitor’s own page is marked, and only that', () => {
  expect(render({}).match(/aria-current="page"/g)).toHaveLength(1);
  expect(render({})).toMatch(/href="\/here"[^>]*aria-current="page"/);
});

test('a list folds when the content says so, and begins open around the visitor’s own page', () => {
  expect(render({})).not.toContain('<details');
  expect(render({ fold: 'open', items: [there] })).toMatch(/<details[^>]* open/);
  expect(render({ fold: 'closed', items: [there] })).toMatch(/<details(?![^>]* open)/);
  expect(render({ fold: 'closed' })).toMatch(/<details[^>]* open/);
});

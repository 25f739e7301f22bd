import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import { renderFlow } from '#shared/markdown.ts';
import Table from './Table.tsx';

const render = (props: Pick<Parameters<typeof Table>[0], 'columns' | 'rows' | 'text'>) =>
  renderToStaticMarkup(
    <Provider>
      <Table {...props} level={2} labels={defaultLabels} />
    </Provider>,
  );

test('the first column with a field names the row, and leads where the row leads', () => {
  const html = render({
    columns: [
      { label: 'No', numbered: true },
      { label: 'Name', field: 'name' },
      { label: 'Seats', field: 'seats' },
    ],
    rows: [{ name: { html: 'Civil' }, seats: 60, link: { href: '/civil' } }, { name: { html: '<em>Arts</em>' } }],
  });
  expect(html).toMatch(/<th[^>]* scope="row"[^>]*><a [^>]*href="\/civil"[^>]*><span>Civil<\/span><\/a><\/th>/);
  expect(html).toMatch(/<th[^>]* scope="row"[^>]*><span><em>Arts<\/em><\/span><\/th>/);
  expect([...html.matchAll(/<td[^>]*><span>(.*?)<\/span>/g)].map(([, words]) => words)).toEqual(['1', '60', '2', '–']);
});

test('what cannot be written is left out', () => {
  expect(render({ columns: [{ label: 'Picture', field: 'link' }], rows: [{ link: { href: '/' } }] })).toContain('>–<');
});

test('a name with links of its own leads where they lead', () => {
  const name = { html: '<a href="/a">A</a> and <a href="/b">B</a>' };
  const html = render({ columns: [{ label: 'Name', field: 'name' }], rows: [{ name, link: { href: '/c' } }] });
  expect([...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['/a', '/b']);
});

test('a table in Markdown has the same rows and headings', () => {
  const text = '| *Name* | A & B | A & B |\n|---|--:|---|\n| [Civil](/civil) | `a\\|b` | **60** |\n| Arts | |';
  const html = render({ text: { html: renderFlow(text) } });
  expect(html).toMatch(/<th[^>]* scope="col"[^>]*><span><em>Name<\/em><\/span><\/th>/);
  expect(html).toMatch(/<th[^>]* scope="row"[^>]*><span><a href="\/civil">Civil<\/a><\/span><\/th>/);
  expect([...html.matchAll(/<td([^>]*)><span>(.*?)<\/span>/g)].map(([, , words]) => words)).toEqual([
    '<code>a|b</code>',
    '<strong>60</strong>',
    '–',
    '–',
  ]);
  expect(html.match(/data-label="A &amp; B"/g)).toHaveLength(4);
  expect(html.match(/data-align="right"/g)).toHaveLength(3);
});

test('a text without a table shows no rows', () => {
  expect(render({ text: { html: renderFlow('Words') } })).not.toContain('<td');
});

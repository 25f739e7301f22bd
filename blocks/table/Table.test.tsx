import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import Table from './Table.tsx';

const render = (props: Pick<Parameters<typeof Table>[0], 'columns' | 'rows'>) =>
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
    rows: [{ name: 'Civil', seats: 60, link: { href: '/civil' } }, { name: 'Arts' }],
  });
  expect(html).toMatch(/<th[^>]* scope="row"[^>]*><a [^>]*href="\/civil"[^>]*>Civil<\/a><\/th>/);
  expect(html).toMatch(/<th[^>]* scope="row"[^>]*>Arts<\/th>/);
  expect([...html.matchAll(/<td[^>]*><span>(.*?)<\/span>/g)].map(([, words]) => words)).toEqual(['1', '60', '2', '–']);
});

test('what cannot be written is left out', () => {
  expect(render({ columns: [{ label: 'Picture', field: 'link' }], rows: [{ link: { href: '/' } }] })).toContain('>–<');
});

import { renderToString } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import Form, { loadMore } from './Form.tsx';
import type { Form as FormSettings } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';

beforeAll(() => loadMore());

const prerender = (field: Omit<FieldDefinition, 'name' | 'label'>, more: Partial<FormSettings> = {}) =>
  renderToString(
    <Provider>
      <Form
        id="f"
        fields={[{ name: 'a', label: 'A', ...field }]}
        submit={{ label: 'Send', kind: 'http', url: '/api' }}
        level={2}
        labels={defaultLabels}
        {...more}
      />
    </Provider>,
  ).replaceAll('<!-- -->', '');

it('draws a slider that works without scripts', () => {
  const html = prerender({ input: 'range', from: 10, to: 20, step: 2, help: { html: 'Help' } });
  expect(html).toMatch(/<input[^>]*type="range"/);
  for (const part of ['min="10"', 'max="20"', 'step="2"', 'value="10"', 'aria-describedby="f-a-description"'])
    expect(html).toContain(part);
  expect(html).not.toMatch(/<output[^>]*>1/);
});

it.each([
  { value: '7' },
  { fromAddress: 'a' },
  { value: '' },
  { value: '500' },
  { fields: [{ name: 'b', label: 'B', input: 'text' as const }] },
])('stands somewhere with %j', (more) => {
  expect(prerender({ input: 'range', ...more })).toMatch(/<input[^>]*value="\d+"/);
});

it('draws stars as radio buttons, each with its words', () => {
  const html = prerender({ input: 'rating', to: 7, value: '3' });
  expect(html.match(/<input type="radio"|<input[^>]*type="radio"/g)).toHaveLength(7);
  expect(html).toContain('5 out of 7');
  expect(html).toContain('7 out of 7');
  expect(html.match(/checked=""[^>]*value="3"|value="3"[^>]*checked=""/g)).toHaveLength(1);
  expect(html).toContain('role="radiogroup"');
});

it('draws a time as the browser does', () => {
  expect(prerender({ input: 'time' })).toMatch(/<input[^>]*type="time"/);
});

it('asks for a name as the signature before scripts run', () => {
  const html = prerender({ input: 'signature', autocomplete: 'name', help: { html: 'Help' } });
  expect(html).toMatch(/<input[^>]*name="a"/);
  for (const part of ['Your full name', 'autoComplete="name"', '<legend', 'aria-describedby="f-a-description"'])
    expect(html).toContain(part);
  expect(html).not.toMatch(/type="radio"|<canvas/);
});

it('sends a hidden value, which a link may bring, and shows nothing of it', () => {
  const html = prerender({ input: 'hidden', value: 'site', fromAddress: 'utm_source' });
  expect(html).toContain('<input id="f-a" type="text" hidden="" data-address="utm_source" name="a" value="site"/>');
  expect(html).not.toContain('<label');
});

it('draws a date in three boxes, in the order of the language', () => {
  const html = prerender({ input: 'date', boxes: ['month', 'day', 'year'], value: '2007-03-27', autocomplete: 'bday' });
  const names = [...html.matchAll(/ name="(a[^"]*)"/g)].map(([, name]) => name);
  expect(names).toEqual(['a.month', 'a.day', 'a.year']);
  for (const part of ['value="03"', 'value="27"', 'value="2007"', 'autoComplete="bday-year"', 'inputMode="numeric"'])
    expect(html).toContain(part);
});

it('draws a number as a text where its keyboard is chosen', () => {
  const html = prerender({ input: 'number', keyboard: 'decimal', rules: [{ rule: 'min', value: 3, message: 'More' }] });
  expect(html).toMatch(/type="text"/);
  for (const part of ['inputMode="decimal"', 'pattern="-?[0-9]+([.][0-9]+)?"']) expect(html).toContain(part);
  expect(html).not.toContain('min=');
  expect(prerender({ input: 'number' })).toMatch(/type="number"/);
});

it('opens the camera of a phone for a photo of a paper', () => {
  expect(prerender({ input: 'file', camera: 'back' })).toContain('capture="environment"');
  expect(prerender({ input: 'file' })).not.toContain('capture');
});

it('shows in place of a form that is closed that it is, in the words of the page or its own', () => {
  const closes = { iso: '2027-04-01T00:00:00+05:30', text: '31 March 2027', isOver: true };
  const closed = prerender({ input: 'text' }, { closes });
  expect(closed).toContain('This form closed on 31 March 2027.');
  expect(closed).not.toContain('<form');
  const inOwnWords = prerender({ input: 'text' }, { closes, messages: { closed: { title: 'Too late' } } });
  expect(inOwnWords).toContain('Too late');
  expect(inOwnWords).not.toContain('31 March');
  expect(prerender({ input: 'text' }, { closes: { ...closes, isOver: false } })).toContain('<form');
});

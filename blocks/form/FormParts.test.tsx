import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, it } from 'vitest';
import { Provider } from '#render/Provider.tsx';
import { defaultLabels } from '#shared/content.ts';
import Form, { loadMore } from './Form.tsx';
import type { FieldDefinition } from './formTypes.ts';

beforeAll(() => loadMore());

const part = (input: 'step' | 'section', label: string): FieldDefinition => ({ name: label, label, input });
const text = (name: string): FieldDefinition => ({ name, label: name, input: 'text' });

const headingsOf = (fields: FieldDefinition[], heading?: string) => {
  const html = renderToStaticMarkup(
    <Provider>
      <Form
        id="f"
        fields={fields}
        {...(heading && { heading })}
        submit={{ label: 'Send', kind: 'http', url: '/api' }}
        level={2}
        labels={defaultLabels}
      />
    </Provider>,
  );
  return [...html.matchAll(/<h(\d)[^>]*>([^<]*)/g)].map(([, level, words]) => `${level} ${words}`);
};

const steps = [part('step', 'You'), part('section', 'Address'), text('town'), part('step', 'Studies'), text('course')];

it.each([
  [[part('section', 'Address'), text('town')], undefined, ['2 Address']],
  [[part('section', 'Address'), text('town')], 'Apply', ['2 Apply', '3 Address']],
  [steps, undefined, ['2 You', '3 Address', '2 Studies']],
  [steps, 'Apply', ['2 Apply', '3 You', '4 Address', '3 Studies']],
])('skips no level of headings', (fields, heading, expected) => {
  expect(headingsOf(fields, heading)).toEqual(expected);
});

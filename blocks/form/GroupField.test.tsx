import { MantineProvider } from '@mantine/core';
import { useForm } from '@mantine/form';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import type { Group } from '#rules/groups.ts';
import type { FormValues } from '#rules/types.ts';
import { defaultLabels, type Labels } from '#shared/content.ts';
import type { FieldDefinition } from './formTypes.ts';
import { initialValues } from './formValues.ts';
import { GroupField } from './GroupField.tsx';

const group: Group<FieldDefinition> = {
  name: 'schools',
  label: 'Schools',
  input: 'group',
  itemLabel: 'School {n}',
  min: 1,
  max: 3,
  fields: [
    { name: 'name', label: 'Name', input: 'text', rules: [{ rule: 'required', message: 'm' }] },
    { name: 'kind', label: 'Kind', input: 'radio', options: ['State', 'Private'] },
    { name: 'more', label: 'More', input: 'text', when: { field: 'kind', is: 'Private' } },
  ],
};

function TestForm({ isHydrated, value }: { isHydrated: boolean; value: FormValues[] }) {
  const form = useForm<FormValues>({ name: 'f', initialValues: { schools: value } });
  const state = { isShown: true, isRequired: false };
  const common = {
    form,
    value,
    state,
    isHydrated,
    round: 0,
    labels: defaultLabels as Labels,
    mark: 'required' as const,
  };
  return (
    <MantineProvider>
      <GroupField {...common} field={group} submit={{ label: 'Send' }} idOf={(path) => path.replaceAll('.', '-')} />
    </MantineProvider>
  );
}

const render = (isHydrated: boolean, value = initialValues([group]).schools as FormValues[]) =>
  renderToStaticMarkup(<TestForm isHydrated={isHydrated} value={value} />);

const all = (html: string, pattern: RegExp) => [...html.matchAll(pattern)].map(([, found]) => found);

it('has as many items as there may be before scripts run, of which the first ones are asked for', () => {
  const html = render(false);
  expect(all(html, /<input[^>]*type="text"[^>]* name="([^"]*)"/g)).toEqual(
    [0, 1, 2].flatMap((index) => [`schools[${index}].name`, `schools[${index}].more`]),
  );
  expect(all(html, /(<input[^>]* required)/g)).toHaveLength(1);
  expect(all(html, /(<fieldset[^>]*data-without-scripts)/g)).toHaveLength(2);
});

it('has the items of the form once scripts run, each with what its own values show', () => {
  const html = render(true, [
    { name: 'A', kind: 'State', more: '' },
    { name: 'B', kind: 'Private', more: '' },
  ]);
  expect(all(html, />(School \d)</g)).toEqual(['School 1', 'School 2']);
  expect(all(html, /<div class="[^"]*"( data-wide="true")?( hidden="")? data-conditional=""/g)).toHaveLength(2);
  expect(all(html, /( hidden="")/g)).toHaveLength(1);
  expect(all(html, /aria-label="([^"]*)"/g)).toEqual(
    [1, 2].flatMap((number) => ['Move up', 'Move down', 'Remove'].map((words) => `${words}: School ${number}`)),
  );
  expect(all(html, /(disabled="")/g)).toHaveLength(2);
});

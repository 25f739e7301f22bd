import { expect, it } from 'vitest';
import { submitForm } from './submitForm.ts';

const fields = [{ name: 'name', label: 'Name', input: 'text' as const }];

it('makes up a reference for a demonstration that shall show one', async () => {
  const submit = { label: 'Send', kind: 'simulate' as const };
  expect(await submitForm({ fields, submit }, {}, null)).toEqual({ step: 'success' });
  const { answer } = await submitForm({ fields, submit: { ...submit, reference: true } }, {}, null);
  expect(answer?.reference).toMatch(/^[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/);
});

it('fails for a form that has no destination', async () => {
  expect(await submitForm({ fields, submit: { label: 'Send' } }, {}, null)).toEqual({ step: 'failure' });
});

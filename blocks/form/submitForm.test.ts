import { expect, it, vi } from 'vitest';
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

it('says when the inbox has no place left, and lets a service say what it likes', async () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('sessionStorage', undefined);
  vi.stubGlobal('fetch', async () => Response.json({ message: 'Full', isFull: true }, { status: 409 }));
  const inbox = {
    fields,
    submit: { label: 'Send', kind: 'inbox' as const },
    inbox: { url: 'https://a.example/_inbox' },
  };
  expect(await submitForm(inbox, {}, null)).toEqual({ step: 'full' });
  const service = { fields, submit: { label: 'Send', kind: 'http' as const, url: 'https://a.example' } };
  expect(await submitForm(service, {}, null)).toMatchObject({ step: 'failure', answer: { text: 'Full' } });
});

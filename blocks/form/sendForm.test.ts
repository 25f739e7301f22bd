import { expect, it, vi } from 'vitest';
import { sendForm } from './sendForm.ts';

it('sends a form although a cookie cannot be decoded', async () => {
  vi.stubGlobal('document', { cookie: 'other=1; token=%E0%A4%A' });
  const sent: (string | null)[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(request.headers.get('x-token'));
    return new Response('{}');
  });
  const csrf = { cookie: 'token', header: 'x-token' };
  const submit = { label: 'Send', kind: 'http', url: 'https://example.org/', csrf } as Parameters<typeof sendForm>[0];
  expect(await sendForm(submit, { name: 'Ann' }, false)).toEqual({ step: 'success', answer: { errors: [] } });
  expect(sent).toEqual(['%E0%A4%A']);
});

it('writes the items of a repeated group as their inputs are named', async () => {
  vi.stubGlobal('document', { cookie: '' });
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (request: Request) => {
    sent.push(await request.text());
    return new Response('{}');
  });
  const url = 'https://example.org/';
  const values = {
    schools: [
      { name: 'A', days: ['Monday', 'Friday'], open: true },
      { name: 'B', open: false },
    ],
    note: '',
  };
  for (const encoding of ['form', 'json'] as const)
    await sendForm({ label: 'Send', kind: 'http', url, encoding }, values, false);
  const [form = '', json = ''] = sent;
  expect([...new URLSearchParams(form)]).toEqual([
    ['schools[0].name', 'A'],
    ['schools[0].days', 'Monday'],
    ['schools[0].days', 'Friday'],
    ['schools[0].open', 'true'],
    ['schools[1].name', 'B'],
    ['note', ''],
  ]);
  expect(JSON.parse(json)).toEqual(values);
});

it('takes the reference of an entry that the server has taken, and nothing it says against it', async () => {
  vi.stubGlobal('document', { cookie: '' });
  vi.stubGlobal('fetch', async () => Response.json({ reference: 'A1', errors: { name: 'Old' } }));
  const submit = { label: 'Send', kind: 'http', url: 'https://example.org/' } as Parameters<typeof sendForm>[0];
  expect(await sendForm(submit, { name: 'Ann' }, false)).toEqual({
    step: 'success',
    answer: { errors: [], reference: 'A1' },
  });
});

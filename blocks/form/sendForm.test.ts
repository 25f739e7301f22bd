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
  expect(await sendForm(submit, { name: 'Ann' }, false)).toEqual({ step: 'success' });
  expect(sent).toEqual(['%E0%A4%A']);
});

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

it('gives files as long as they need while a part of them is sent now and then', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { cookie: '' });
  const url = 'https://example.org/';
  const send = (timesSent: number) =>
    sendForm(
      { label: 'Send', kind: 'http', url },
      {},
      true,
      {},
      (onSent) =>
        (async (request: Request) => {
          for (let at = 1; at <= 3; at += 1) setTimeout(() => at <= timesSent && onSent(), at * 20_000);
          return new Promise((resolve, reject) => {
            setTimeout(() => resolve(new Response('{}')), 80_000);
            request.signal.addEventListener('abort', () => reject(new Error('ended')));
          });
        }) as typeof fetch,
    );
  const outcomes = [0, 2, 3].map((timesSent) => send(timesSent));
  await vi.advanceTimersByTimeAsync(90_000);
  expect((await Promise.all(outcomes)).map(({ step }) => step)).toEqual(['noAnswer', 'noAnswer', 'success']);
  vi.useRealTimers();
});

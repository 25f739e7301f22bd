import { expect, test } from 'vitest';
import type { UploadResult } from '#shared/media.ts';
import { type SendFile, UploadQueue } from './uploadQueue.ts';

/** Queue of uploads that the test completes. */
function open() {
  const sent = new Map<string, { done: () => void; fail: () => void }>();
  const send: SendFile = ({ file }, onSent, signal) =>
    new Promise((resolve, reject) => {
      onSent(0.5);
      signal.addEventListener('abort', () => reject(new Error('aborted')));
      sent.set(file.name, {
        done: () => resolve({ path: file.name, done: [] } as unknown as UploadResult),
        fail: () => reject(new Error('No room.')),
      });
    });
  const uploads = new UploadQueue(send);
  const states = () => uploads.all.map(({ state }) => state);
  const settle = () => new Promise((resolve) => setTimeout(resolve));
  return { uploads, sent, states, settle };
}

const files = (...names: string[]) => names.map((name) => new File(['x'], name));

test('two are sent at a time, and what came at once is one step', async () => {
  const { uploads, sent, states, settle } = open();
  uploads.add(files('a', 'b', 'c'), { folder: 'x' });
  expect(states()).toEqual(['sending', 'sending', 'waiting']);
  expect(uploads.all[0]?.sent).toBe(0.5);
  sent.get('b')?.done();
  await settle();
  expect(states()).toEqual(['sending', 'done', 'sending']);
  expect(new Set(uploads.all.map(({ batch }) => batch.id)).size).toBe(1);
  expect(uploads.all[0]?.batch.label).toBe('Add 3 files');
});

test('one that fails says why, does not stop others, and can be sent again', async () => {
  const { uploads, sent, states, settle } = open();
  uploads.add(files('a', 'b', 'c'), { folder: '' });
  sent.get('a')?.fail();
  await settle();
  expect(states()).toEqual(['failed', 'sending', 'sending']);
  expect(uploads.all[0]?.reason).toBe('No room.');
  sent.get('b')?.done();
  await settle();
  uploads.retry(uploads.all[0]?.id ?? 0);
  expect(states()).toEqual(['sending', 'done', 'sending']);
  expect(uploads.all[0]?.reason).toBeUndefined();
});

test('those that wait and those that are sent can be stopped; what is over can be put away', async () => {
  const { uploads, states, settle } = open();
  uploads.add(files('a', 'b', 'c'), { folder: '' });
  const [first, , last] = uploads.all;
  uploads.cancel(last?.id ?? 0);
  uploads.cancel(first?.id ?? 0);
  await settle();
  expect(states()).toEqual(['cancelled', 'sending', 'cancelled']);
  uploads.clear();
  expect(states()).toEqual(['sending']);
});

test('all that came at once is waited for, with what has failed', async () => {
  const { uploads, sent, settle } = open();
  const ended = uploads.add(files('a', 'b'), { folder: '' });
  sent.get('b')?.fail();
  await settle();
  sent.get('a')?.done();
  expect((await ended).map(({ state, result }) => [state, result?.path])).toEqual([
    ['done', 'a'],
    ['failed', undefined],
  ]);
  expect(await uploads.add([], { folder: '' })).toEqual([]);
});

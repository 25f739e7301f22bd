import { onlineManager } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { FileState } from '#shared/studio.ts';
import { cacheFile, queryClient } from './queries.ts';

test('a file that was just saved is not taken for what was read of it before', async () => {
  const state = (text: string): FileState => ({ file: 'page.json', text, hash: text });
  const queryKey = ['file', 'page.json'];
  queryClient.setQueryData(queryKey, state('first'));
  let answer = (_: FileState) => {};
  const pendingAnswer = new Promise<FileState>((resolve) => {
    answer = resolve;
  });
  const reading = queryClient.fetchQuery({ queryKey, queryFn: () => pendingAnswer, staleTime: 0 });
  const seen: unknown[] = [];
  const stop = queryClient.getQueryCache().subscribe(({ query }) => seen.push(query.state.data));
  cacheFile(state('saved'));
  stop();
  // Never shows the old version again.
  expect(seen).not.toContainEqual(state('first'));
  answer(state('first'));
  await reading;
  expect(queryClient.getQueryData(queryKey)).toEqual(state('saved'));
});

test('reads from the server of this machine while the machine has no network', async () => {
  onlineManager.setOnline(false);
  const reading = queryClient.fetchQuery({ queryKey: ['file', 'other.json'], queryFn: async () => 'read' });
  const isRead = await Promise.race([reading, new Promise((resolve) => setTimeout(resolve, 50))]);
  onlineManager.setOnline(true);
  expect(isRead).toBe('read');
});

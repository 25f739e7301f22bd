import { expect, it, vi } from 'vitest';
import { notifyListeners } from './notifyListeners.ts';

it('calls every listener, and reports what one throws as an uncaught error', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const heard: string[] = [];
  const mistake = new Error('of the first');
  const listeners = [
    (word: string) => {
      heard.push(word);
      throw mistake;
    },
    (word: string) => void heard.push(`${word} again`),
  ];
  notifyListeners(listeners, 'saved');
  expect(heard).toEqual(['saved', 'saved again']);
  expect(report.mock.calls).toEqual([[mistake]]);
  vi.unstubAllGlobals();
});

import { expect, it, vi } from 'vitest';
import { Listeners } from './Listeners.ts';

it('calls every listener, and reports what one throws as an uncaught error', () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const heard: string[] = [];
  const mistake = new Error('of the first');
  const listeners = new Listeners<[string]>();
  listeners.subscribe((word) => {
    heard.push(word);
    throw mistake;
  });
  listeners.subscribe((word) => void heard.push(`${word} again`));
  const unsubscribe = listeners.subscribe((word) => void heard.push(`${word} by nobody`));
  unsubscribe();
  listeners.notify('saved');
  expect(heard).toEqual(['saved', 'saved again']);
  expect(report.mock.calls).toEqual([[mistake]]);
  vi.unstubAllGlobals();
});

import { expect, it, onTestFinished, vi } from 'vitest';
import { createEmptySource } from '#engine/content/siteSource.ts';
import type { DevContent } from './devContent.ts';
import { SaveHandler } from './saveHandler.ts';

const source = createEmptySource('pages');

/**
 * Site whose pages with names that begin with `text` can be shown without a check, and the events sent about it.
 * @param checkMs duration of a check
 */
function follow(checkMs = 0) {
  vi.useFakeTimers();
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const sent: string[] = [];
  const checks: (string[] | undefined)[] = [];
  const logged: string[] = [];
  let refusals = 0;
  const content = {
    filterRelevantPaths: (paths: string[]) => paths,
    showSavedPage: (path: string) => path.startsWith('text'),
    async check(changed?: string[]) {
      checks.push(changed);
      if (refusals-- > 0) throw new Error('It is gone');
      await new Promise((resolve) => setTimeout(resolve, checkMs));
      return { source, problems: [] };
    },
  } as unknown as DevContent;
  const send = (event: string) => sent.push(event);
  const saves = new SaveHandler({
    content,
    pages: 'pages',
    log: (text) => logged.push(text),
    send,
    afterCheck: () => {},
  });
  const settled = async () => {
    await vi.advanceTimersByTimeAsync(5000);
    return sent.splice(0);
  };
  const refuse = (count: number) => {
    refusals = count;
  };
  return { saves, checks, sent, said: logged, refuse, settled };
}

it('updates the open pages after a text before the site is checked, and once', async () => {
  const { saves, checks, sent, settled } = follow();
  saves.handleSavedFiles(['text.json']);
  expect(sent).toEqual(['lintel:update']);
  expect(checks).toEqual([]);
  expect(await settled()).toEqual(['lintel:update', 'lintel:problems']);
  expect(checks).toEqual([['text.json']]);
});

it('checks the site before it shows what other pages have to do with', async () => {
  const { saves, checks, settled } = follow();
  saves.handleSavedFiles(['text.json', 'heading.json']);
  expect(await settled()).toEqual(['lintel:problems', 'lintel:update']);
  expect(checks).toEqual([['text.json', 'heading.json']]);
});

it('checks once for saves that come close after each other', async () => {
  const { saves, checks, settled } = follow();
  saves.handleSavedFiles(['text-1.json']);
  await vi.advanceTimersByTimeAsync(50);
  saves.handleSavedFiles(['text-2.json']);
  await settled();
  expect(checks).toEqual([['text-1.json', 'text-2.json']]);
});

it('what could not be checked is tried again, and is said once', async () => {
  const { saves, checks, said, refuse, settled } = follow();
  refuse(2);
  saves.handleSavedFiles(['heading.json']);
  await vi.advanceTimersByTimeAsync(10);
  saves.handleSavedFiles(['text.json']);
  await settled();
  expect(checks).toEqual([['heading.json'], ['heading.json', 'text.json'], ['heading.json', 'text.json']]);
  expect(said).toEqual(['The site could not be checked: It is gone']);
});

it('what is typed is checked when no more of it has come for as long as a check takes', async () => {
  const { saves, checks, settled } = follow(400);
  saves.recordOwnWrites(['text.json']);
  await settled();
  for (let key = 0; key < 5; key++) {
    saves.recordOwnWrites(['text.json']);
    await vi.advanceTimersByTimeAsync(300);
  }
  expect(checks).toHaveLength(1);
  await settled();
  expect(checks).toHaveLength(2);
});

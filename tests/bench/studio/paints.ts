import type { Frame, Page } from '@playwright/test';

/** Gaps between keys of a fast typist, and after a word, when what was typed is saved, ms. */
const [keyGapMs, wordGapMs, wordLength] = [90, 700, 6];

interface Noted {
  paints: number[];
  longest: number;
}

type NotingWindow = Window & { noted: Noted };

/** Notes in a document, from now on, how long each event of a kind takes from the input to its paint, and the longest task. */
export const notePaints = (target: Page | Frame, event: string): Promise<void> =>
  target.evaluate((type) => {
    const noted: Noted = { paints: [], longest: 0 };
    const { noted: before } = window as unknown as Partial<NotingWindow>;
    Object.assign(window, { noted });
    if (before) return;
    addEventListener(
      type,
      ({ timeStamp }) =>
        requestAnimationFrame(() => {
          const { port1, port2 } = new MessageChannel();
          // The task after a frame was drawn.
          port1.onmessage = () => (window as unknown as NotingWindow).noted.paints.push(performance.now() - timeStamp);
          port2.postMessage(undefined);
        }),
      { capture: true },
    );
    new PerformanceObserver((list) => {
      const { noted: current } = window as unknown as NotingWindow;
      for (const { duration } of list.getEntries()) current.longest = Math.max(current.longest, duration);
    }).observe({ type: 'longtask' });
  }, event);

/** What was noted since `notePaints`, ms. */
export const notedPaints = (target: Page | Frame): Promise<Noted> =>
  target.evaluate(() => (window as unknown as NotingWindow).noted);

/** Types words where the focus is, as fast as a typist does. @returns ms from each key to its paint */
export async function typeWords(page: Page, target: Page | Frame, words: number): Promise<number[]> {
  await notePaints(target, 'keydown');
  for (let word = 0; word < words; word += 1) {
    for (let letter = 0; letter < wordLength; letter += 1) {
      await page.keyboard.press(String.fromCharCode(97 + ((word * 7 + letter * 3) % 26)));
      await page.waitForTimeout(keyGapMs);
    }
    await page.waitForTimeout(wordGapMs);
  }
  return (await notedPaints(target)).paints;
}

import type { Page } from '@playwright/test';

/** Gaps between keys of a fast typist, and after a word, when what was typed is saved, ms. */
const [keyGapMs, wordGapMs, wordLength] = [90, 700, 6];

type NotingWindow = Window & { paints: number[] };

/** Notes in a document, from now on, how long each event of a kind takes from the input to its paint. */
export const notePaints = (page: Page, event: string): Promise<void> =>
  page.evaluate((type) => {
    const paints: number[] = [];
    Object.assign(window, { paints });
    const note = ({ timeStamp }: Event) => {
      // Noted anew since.
      if ((window as unknown as NotingWindow).paints !== paints) return removeEventListener(type, note, true);
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        // The task after a frame was drawn.
        port1.onmessage = () => paints.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    };
    addEventListener(type, note, true);
  }, event);

/** Times noted since `notePaints`, ms. */
export const notedPaints = (page: Page): Promise<number[]> =>
  page.evaluate(() => (window as unknown as NotingWindow).paints);

/** Types words where the focus is, as fast as a typist does. @returns ms from each key to its paint */
export async function typeWords(page: Page, words: number): Promise<number[]> {
  await notePaints(page, 'keydown');
  for (let word = 0; word < words; word += 1) {
    for (let letter = 0; letter < wordLength; letter += 1) {
      await page.keyboard.press(String.fromCharCode(97 + ((word * 7 + letter * 3) % 26)));
      await page.waitForTimeout(keyGapMs);
    }
    await page.waitForTimeout(wordGapMs);
  }
  return notedPaints(page);
}

import { textsOf } from '../reference/texts.ts';
import { expect, test } from './site.ts';

/*
 * The texts that the specifications quote are on their pages, word for word: also in closed tabs, and without scripts.
 */

test.use({ javaScriptEnabled: false });

for (const [route, texts] of textsOf) {
  test(`the exact texts of ${route}`, async ({ page }) => {
    await page.goto(route);
    const words = await page.locator('body').evaluate(readWords);
    expect(texts.filter((parts) => !inOrder(words, parts))).toEqual([]);
  });
}

/** All words of an element in order, hidden ones included, with one space between the words of two elements. */
function readWords(body: HTMLElement): string {
  const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  const parts: string[] = [];
  while (walker.nextNode()) {
    const { parentElement, textContent } = walker.currentNode;
    if (!parentElement?.closest('script, style')) parts.push(textContent ?? '');
  }
  return parts.join(' ').replace(/\s+/g, ' ');
}

function inOrder(words: string, parts: string[]): boolean {
  let from = 0;
  return parts.every((part) => {
    const at = words.indexOf(part, from);
    from = at + part.length;
    return at >= 0;
  });
}

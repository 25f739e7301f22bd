import { expect } from '@playwright/test';
import { findMissedTexts } from '#engine/tools/testBlocks/findMissedTexts.ts';
import { test } from './visitors.ts';

/*
 * Tests of the kit itself: texts that a visitor without scripts misses are found, whichever way a block hides them.
 */

/** Texts that a page without scripts misses, with this markup in its main part. */
const missedIn = (pages: Parameters<typeof findMissedTexts>[0], markup: string) =>
  findMissedTexts(pages, async (page) => {
    await page.route('**/*', (route) =>
      route.fulfill({ contentType: 'text/html', body: `<!doctype html><main><p>First</p>${markup}</main>` }),
    );
    await page.goto('http://block.test/');
  });

/** Markup by the defect of a block. Each hides the word Secret. */
const hiding: Record<string, string> = {
  'a panel of tabs that only scripts open':
    '<div role="tablist"><button role="tab" aria-controls="p">One</button></div><div role="tabpanel" id="p" hidden>Secret</div>',
  'a part that only scripts disclose':
    '<button aria-expanded="false" aria-controls="p">More</button><p id="p" style="display: none">Secret</p>',
  'a text that scripts fade in': '<p style="opacity: 0">Secret</p>',
  'a text that scripts make visible': '<p style="visibility: hidden">Secret</p>',
  'a part that scripts unfold': '<div style="height: 0; overflow: hidden"><p>Secret</p></div>',
  'a part that scripts move in': '<p style="position: absolute; left: -9999px">Secret</p>',
  'a popover that no button opens': '<div popover id="p">Secret</div>',
  'a dialog': '<dialog>Secret</dialog>',
  'details without a summary that can be seen': '<details><summary hidden>More</summary>Secret</details>',
  'details in a part that nobody can open': '<div hidden><details><summary hidden></summary>Secret</details></div>',
};

for (const [name, markup] of Object.entries(hiding))
  test(`finds ${name}`, async ({ page, scriptlessPage }) => {
    expect((await missedIn({ page, scriptlessPage }, markup)).hidden).toContain('Secret');
  });

const scripted: Record<string, string> = {
  'what scripts write': '<p id="p"></p><script>p.textContent = "Secret"</script>',
  'what scripts write when a tab is opened':
    '<button role="tab" onclick="p.textContent = \'Secret\'">One</button><div role="tabpanel" id="p"></div>',
  'a popover whose button is hidden until scripts come':
    '<button popovertarget="p" id="b" hidden>Open</button><div popover id="p">Secret</div><script>b.hidden = false</script>',
  'what is a name of a button until scripts come':
    '<div id="p"><button>Secret</button></div><script>p.innerHTML = "<p>Secret</p>"</script>',
};

for (const [name, markup] of Object.entries(scripted))
  test(`finds ${name}`, async ({ page, scriptlessPage }) => {
    expect(await missedIn({ page, scriptlessPage }, markup)).toEqual({ hidden: [], onlyWithScripts: ['Secret'] });
  });

const reachable: Record<string, string> = {
  details: '<details><summary>More</summary>Words <details><summary>Even more</summary>And more</details></details>',
  'details of which one is open at a time':
    '<details name="a"><summary>A</summary>Words</details><details name="a"><summary>B</summary>Others</details>',
  'a popover that has a button': '<button popovertarget="p">Open</button><div popover id="p">Words</div>',
  'a strip that one scrolls':
    '<div style="width: 100px; overflow: auto; white-space: nowrap"><p style="margin-left: 300px">Words</p></div>',
  'words for screen readers': '<p style="position: absolute; width: 1px; height: 1px; overflow: hidden">Words</p>',
  'a sentence that scripts divide otherwise':
    '<p id="p">All <b>Words</b></p><script>p.innerHTML = "All Wo<i>rds</i>"</script>',
  'what scripts hide': '<p id="p">Words</p><script>p.hidden = true</script>',
};

for (const [name, markup] of Object.entries(reachable))
  test(`lets ${name} be`, async ({ page, scriptlessPage }) => {
    expect(await missedIn({ page, scriptlessPage }, markup)).toEqual({ hidden: [], onlyWithScripts: [] });
  });

import { expect, type Page } from '@playwright/test';
import { examineInteractivePage, examineNarrow, examineWithoutScripts } from '#engine/tools/testBlocks/examinePage.ts';
import { test } from './visitors.ts';

/*
 * Tests of the kit itself: every refusal by the policy of a page is a finding, at any time.
 */

const address = 'http://block.test/';

/** Answers with a page that has the default policy. */
const answer = (page: Page, script: string) =>
  page.route(`${address}*`, (route) =>
    route.fulfill(
      new URL(route.request().url()).pathname === '/block.js'
        ? { contentType: 'text/javascript', body: script }
        : {
            contentType: 'text/html',
            headers: { 'content-security-policy': "default-src 'self'; style-src-attr 'unsafe-inline'" },
            body: '<!doctype html><main><p>Words</p><button>More</button></main><script src="/block.js"></script>',
          },
    ),
  );

const addStyle =
  "document.querySelector('main').append(Object.assign(document.createElement('style'), { textContent: 'p{}' }));";

const refused = (findings: string[]) => findings.filter((finding) => finding.includes("The page's policy refuses"));

test('finds a style element that is written as the page comes to life', async ({ page, scriptlessPage }) => {
  await answer(page, addStyle);
  await answer(scriptlessPage, '');
  const expected = [
    expect.stringMatching(
      /^Console: The page's policy refuses this \(style-src-elem, inline, by http:\/\/block\.test\/block\.js:1\): <style>p\{\}<\/style>$/,
    ),
  ];
  expect(refused(await examineInteractivePage(page, address))).toEqual(expected);
  expect(refused(await examineNarrow(page, address))).toEqual(expected);
  expect(refused(await examineWithoutScripts({ page, scriptlessPage }, address))).toEqual(expected);
});

test('finds one that is written when a control has the focus', async ({ page }) => {
  await answer(page, `document.querySelector('button').onfocus = () => { ${addStyle} };`);
  expect(refused(await examineInteractivePage(page, address))).toHaveLength(1);
});

test('finds code and requests that a policy refuses', async ({ page }) => {
  await answer(page, "fetch('https://example.com/'); document.querySelector('p').setAttribute('onclick', 'run()');");
  const findings = refused(await examineInteractivePage(page, address));
  expect(findings).toContainEqual(expect.stringContaining('(connect-src, https://example.com/'));
  expect(findings).toContainEqual(expect.stringContaining('(script-src-attr, inline'));
});

test('lets the same styles in attributes be', async ({ page }) => {
  await answer(page, "document.querySelector('p').setAttribute('style', 'color: red');");
  expect(refused(await examineInteractivePage(page, address))).toEqual([]);
});

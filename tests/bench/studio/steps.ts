import type { Page } from '@playwright/test';

const canvas = 'iframe[title^="The page"]';

/** Milliseconds from the start of the navigation until tree, outline and page are shown. */
export async function openStudio(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(async (selector) => {
    const isReady = () => {
      const shown = document.querySelector<HTMLIFrameElement>(selector)?.contentDocument;
      return document.querySelectorAll('[role=tree] [role=treeitem]').length > 1 && shown?.querySelector('[data-at]');
    };
    while (!isReady()) await new Promise(requestAnimationFrame);
    return performance.now();
  }, canvas);
}

/** Milliseconds from a click in the tree of pages until the canvas shows the page. */
export const openPage = (page: Page, route: string): Promise<number> =>
  page.evaluate(
    async ([selector, path]) => {
      const entry = document.querySelector<HTMLElement>(`[role=tree] [data-value="${path}"]`);
      const start = performance.now();
      (entry?.querySelector<HTMLElement>('[title]') ?? entry)?.click();
      const isShown = () => {
        const frame = document.querySelector<HTMLIFrameElement>(selector as string);
        return frame?.contentWindow?.location.pathname === path && frame?.contentDocument?.querySelector('[data-at]');
      };
      while (!isShown()) await new Promise(requestAnimationFrame);
      return performance.now() - start;
    },
    [canvas, route],
  );

/** Milliseconds from a key in the field of the first heading until the canvas shows it. */
export async function typeKey(page: Page, turn: number): Promise<number> {
  const field = page
    .getByRole('tabpanel', { name: 'Properties' })
    .getByRole('textbox', { name: 'Heading', exact: true });
  await field.waitFor();
  await page.waitForTimeout(turn === 0 ? 1000 : 400);
  await field.focus();
  await page.keyboard.press('End');
  const letter = String.fromCharCode(97 + (turn % 26));
  await page.evaluate(
    ([selector, expected]) => {
      const heading = () =>
        document
          .querySelector<HTMLIFrameElement>(selector as string)
          ?.contentDocument?.querySelector('[data-at$="/blocks/0"]:not([data-at^="_"]) h2')?.textContent ?? '';
      const before = heading();
      const start = new Promise<number>((resolve) => {
        addEventListener('keydown', () => resolve(performance.now()), { capture: true, once: true });
      });
      const measure = async () => {
        while (heading() === before || !heading().endsWith(expected as string))
          await new Promise(requestAnimationFrame);
        return performance.now() - (await start);
      };
      Object.assign(window, { measured: measure() });
    },
    [canvas, letter],
  );
  await page.keyboard.press(letter);
  return measured(page);
}

/** Milliseconds from a choice in the form until the canvas shows the page rendered with it. */
export async function choose(page: Page, turn: number): Promise<number> {
  const value = turn % 2 ? 'Plain' : 'Dark';
  const option = page.getByRole('tabpanel', { name: 'Properties' }).getByText(value, { exact: true }).first();
  await option.waitFor();
  await page.waitForTimeout(400);
  await page.evaluate(
    ([selector, tone]) => {
      const start = new Promise<number>((resolve) => {
        addEventListener('click', () => resolve(performance.now()), { capture: true, once: true });
      });
      const isShown = () =>
        document
          .querySelector<HTMLIFrameElement>(selector as string)
          ?.contentDocument?.querySelector('[data-at$="/blocks/0"]:not([data-at^="_"])')
          ?.getAttribute('data-tone') === tone;
      const measure = async () => {
        while (!isShown()) await new Promise(requestAnimationFrame);
        return performance.now() - (await start);
      };
      Object.assign(window, { measured: measure() });
    },
    [canvas, value.toLowerCase()],
  );
  await option.click();
  return measured(page);
}

/** The measurement that the page started before an action. */
const measured = (page: Page): Promise<number> =>
  page.evaluate(() => (window as unknown as { measured: Promise<number> }).measured);

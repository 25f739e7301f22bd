import type { Frame, Page } from '@playwright/test';

const canvas = 'iframe[title^="The page"]';

/** Milliseconds from the start of the navigation until tree, outline and page are shown. */
export async function openStudio(page: Page, address: string): Promise<number> {
  await page.goto(address, { waitUntil: 'commit' });
  return page.evaluate(async () => {
    const isReady = () =>
      document.querySelectorAll('[role=tree] [role=treeitem]').length > 1 &&
      document.querySelector('main')?.getAttribute('aria-busy') === 'false';
    while (!isReady()) await new Promise(requestAnimationFrame);
    return performance.now();
  });
}

/** Milliseconds from a click in the tree of pages until the canvas shows the page. */
export const openPage = (page: Page, route: string): Promise<number> =>
  page.evaluate(
    async ([selector, path]) => {
      const entry = document.querySelector<HTMLElement>(`[role=tree] [data-value="${path}"]`);
      const start = performance.now();
      // The frame is of another origin: it says itself that it shows a page.
      const shown = new Promise<void>((resolve) => {
        addEventListener('message', ({ source, data }) => {
          const frame = document.querySelector<HTMLIFrameElement>(selector as string);
          const message = data?.lintel;
          if (source === frame?.contentWindow && message?.kind === 'ready' && message.address.split('?')[0] === path)
            resolve();
        });
      });
      (entry?.querySelector<HTMLElement>('[title]') ?? entry)?.click();
      await shown;
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
  return measure(page, 'keydown', () => page.keyboard.press(letter), [
    '[data-at$="/blocks/0"]:not([data-at^="_"]) h2',
    (heading, expected) => heading?.textContent?.endsWith(expected) === true,
    letter,
  ]);
}

/** Milliseconds from a choice in the form until the canvas shows the page rendered with it. */
export async function choose(page: Page, turn: number): Promise<number> {
  const value = turn % 2 ? 'Plain' : 'Dark';
  const option = page.getByRole('tabpanel', { name: 'Properties' }).getByText(value, { exact: true }).first();
  await option.waitFor();
  await page.waitForTimeout(400);
  return measure(page, 'click', () => option.click(), [
    '[data-at$="/blocks/0"]:not([data-at^="_"])',
    (block, expected) => block?.getAttribute('data-tone') === expected,
    value.toLowerCase(),
  ]);
}

type Shown = [selector: string, isShown: (element: Element | null, expected: string) => boolean, expected: string];

/** Milliseconds from an event in the studio until its canvas shows something. */
async function measure(page: Page, event: string, act: () => Promise<void>, shown: Shown): Promise<number> {
  await page.evaluate((type) => {
    const started = new Promise<number>((resolve) => {
      const note = () => resolve(performance.timeOrigin + performance.now());
      addEventListener(type, note, { capture: true, once: true });
    });
    Object.assign(window, { started });
  }, event);
  const ended = watchFrame(await frameOf(page), shown);
  await act();
  const started = await page.evaluate(() => (window as unknown as { started: Promise<number> }).started);
  return (await ended) - started;
}

/** Time at which a frame shows something, in ms since 1970: each window has a clock of its own. */
const watchFrame = (frame: Frame, [selector, isShown, expected]: Shown): Promise<number> =>
  frame.evaluate(
    async ([selected, source, value]) => {
      const isThere = new Function(`return ${source}`)() as Shown[1];
      while (!isThere(document.querySelector(selected as string), value as string))
        await new Promise(requestAnimationFrame);
      return performance.timeOrigin + performance.now();
    },
    [selector, String(isShown), expected],
  );

async function frameOf(page: Page): Promise<Frame> {
  const frame = await (await page.waitForSelector(canvas)).contentFrame();
  if (!frame) throw new Error('The canvas shows no page.');
  return frame;
}

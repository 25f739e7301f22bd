import { expect, type Locator, type Page, test } from '@playwright/test';
import { registry } from '#blocks/registry.ts';
import { listExamples, routeOf } from '#engine/tools/testBlocks/instances.ts';
import { listen, waitForBehaviours, wakeIslands } from '#engine/tools/testBlocks/visit.ts';
import { holdScripts } from '../browser/site.ts';
import { blockTypes } from './blockFolders.ts';
import { visit } from './visit.ts';

/*
 * Controls that need no React: whatever the block and whenever they are pressed, they do what their `data-act` says.
 */

test.use({ viewport: { width: 1280, height: 900 } });

/** Everything that a visitor can press and no React answers. */
const controlsOf = (page: Page) => page.locator('main [data-act]');

/** What a press must have led to. */
type Expectation = () => Promise<void>;

const acts: Record<string, (page: Page, control: Locator) => Promise<Expectation>> = {
  async choose(_, control) {
    const wasPressed = (await control.getAttribute('aria-pressed')) === 'true';
    const isAll = (await control.getAttribute('value')) === '';
    return () => expect(control).toHaveAttribute('aria-pressed', String(isAll || !wasPressed));
  },
  async turn(_, control) {
    const page = (await control.getAttribute('value')) ?? '';
    const current = frameOf(control).locator('[data-pages] [aria-current=page]');
    return () => expect(current).toHaveText(page);
  },
  async open(page, control) {
    const address = (await control.getAttribute('href')) ?? '';
    return async () => {
      await expect(page.locator(`dialog[open][data-anchor="${address.slice(1)}"]`)).toBeVisible();
      expect(new URL(page.url()).hash).toBe(address);
      await closeDialog(page);
    };
  },
  async enlarge(page, control) {
    const name = (await control.locator('img').getAttribute('alt')) ?? '';
    return async () => {
      await expect(page.locator('dialog[open] figure img')).toHaveAttribute('alt', name);
      await closeDialog(page);
    };
  },
};

async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog')).toHaveCount(0);
}

const frameOf = (control: Locator) => control.locator('xpath=ancestor::*[@data-behaviour][1]');
/** Opens the panels of tabs that a control is in. */
const reveal = (control: Locator) =>
  control.evaluate((element) => {
    for (let panel = element.closest('[role=tabpanel]'); panel; ) {
      if (!panel.checkVisibility()) document.getElementById(panel.getAttribute('aria-labelledby') ?? '')?.click();
      panel = panel.parentElement?.closest('[role=tabpanel]') ?? null;
    }
  });

const kindOf = async (control: Locator) => (await control.getAttribute('data-act')) ?? '';

/** What a control is to do from where the page is now. Undefined for one that nobody can press. */
async function expectationOf(page: Page, control: Locator): Promise<Expectation | undefined> {
  if (!(await control.isVisible()) || (await control.isDisabled())) return undefined;
  return acts[await kindOf(control)]?.(page, control);
}

/** Controls to press: of each kind the first and the last that can be seen. */
async function placesToPress(page: Page): Promise<number[]> {
  const places = new Map<string, number[]>();
  for (const [place, control] of (await controlsOf(page).all()).entries()) {
    const kind = await kindOf(control);
    if (await control.isVisible()) places.set(kind, [...(places.get(kind) ?? []), place]);
  }
  return [...new Set([...places.values()].flatMap((all) => [all[0] ?? 0, all.at(-1) ?? 0]))];
}

/** Presses controls of a page that is open, one after the other. @returns how many */
async function pressSome(page: Page): Promise<number> {
  const places = await placesToPress(page);
  for (const place of places) {
    const control = controlsOf(page).nth(place);
    // A list of which less fits than before has fewer pages.
    if ((await control.count()) === 0) continue;
    await reveal(control);
    const done = await expectationOf(page, control);
    if (!done) continue;
    await control.press(' ');
    await done();
  }
  return places.length;
}

/** Begins to hold scripts back. @returns lets them come, and wakes what they bring */
async function holdUntilWoken(page: Page): Promise<() => Promise<void>> {
  const release = await holdScripts(page);
  return async () => {
    release();
    await wakeIslands(page);
  };
}

/** What the console says of the files that a test takes away. */
const isAboutReact = (complaint: string) =>
  /Failed to load resource|could not be made interactive|Failed to fetch/.test(complaint);

for (const type of blockTypes) {
  if (!registry[type as keyof typeof registry]?.behaviour) continue;
  const routes = listExamples(type).map(routeOf);

  test.describe(type, () => {
    test.describe.configure({ timeout: 180_000 });

    test('controls work where React cannot be had', async ({ page }) => {
      const complaints = listen(page);
      await page.route(/\/assets\/(react|runtime)-/, (route) => route.abort());
      let count = 0;
      for (const route of routes) {
        await visit(page, route);
        await waitForBehaviours(page);
        await test.step(route, async () => {
          count += await pressSome(page);
        });
      }
      expect(count).toBeGreaterThan(0);
      expect(complaints.filter((complaint) => !isAboutReact(complaint))).toEqual([]);
    });

    test('controls work once all is awake', async ({ page }) => {
      const complaints = listen(page);
      for (const route of routes) {
        await visit(page, route);
        // Without one, this is what was tried above.
        if ((await page.locator('main [data-island]').count()) === 0) continue;
        await wakeIslands(page);
        await test.step(route, () => pressSome(page));
      }
      expect(complaints).toEqual([]);
    });

    test('controls that are pressed while the page wakes do what was asked, once', async ({ page }) => {
      const complaints = listen(page);
      // Each press is a visit of its own: one example stands for all.
      for (const route of routes.filter((each) => each.endsWith('/typical'))) {
        await visit(page, route);
        for (const place of await placesToPress(page)) {
          const release = await holdUntilWoken(page);
          await visit(page, route, 'domcontentloaded');
          const control = controlsOf(page).nth(place);
          await test.step(`${route}: ${await kindOf(control)} ${place}`, async () => {
            const done = await expectationOf(page, control);
            for (const island of await page.locator('main [data-island]').all())
              await island.dispatchEvent('pointerover');
            await control.click();
            await release();
            await done?.();
            await expect(control).not.toHaveAttribute('aria-busy');
          });
          await page.unroute('**/assets/*.js');
        }
      }
      expect(complaints).toEqual([]);
    });
  });
}

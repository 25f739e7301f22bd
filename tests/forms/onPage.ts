import type { Locator, Page } from '@playwright/test';
import axe from 'axe-core';
import { wakeBlock } from '../browser/site.ts';

/** Opens a page and returns its form, hydrated. */
export async function openForm(page: Page, path: string, id: string): Promise<Locator> {
  await page.goto(path);
  const block = page.locator(`#${id}`);
  await wakeBlock(page, block);
  return block.locator('form');
}

export const buttonOf = (form: Locator): Locator => form.locator('[type=submit]');

/** The part of a form that states its result; below a field a paragraph with the same role may state how a value is sent. */
export const resultOf = (form: Locator): Locator => form.locator('div[role=status]');

/** Toasts at the edge of the window. */
export const toastsOf = (page: Page): Locator => page.locator('[data-kind]:is([role=alert], [role=group])');

/** Installs a page clock that runs normally until `freeze`. Must be called before the page is opened. */
export const installClock = (page: Page): Promise<void> => page.clock.install();

/** Gets the form refused once, so that the code for toasts is loaded when the clock stops. */
export async function showFirstToast(page: Page, form: Locator): Promise<void> {
  await buttonOf(form).click();
  await toastsOf(page).waitFor();
}

/**
 * Stops the page's clock: from now on time passes only by `page.clock.runFor`. It stops a second ahead, as time passes
 * until the browser receives the command.
 */
export async function freeze(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
}

export const namesOf = (form: Locator) =>
  form.locator('[name]').evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));

/** Visible errors by field, in order. */
export const errorsOf = (form: Locator) =>
  form.evaluate((element) =>
    [...element.querySelectorAll('[aria-invalid=true]')].map((input) => {
      const ids = input.getAttribute('aria-describedby')?.split(' ') ?? [];
      const error = ids.find((id) => id.endsWith('-error'));
      return [input.getAttribute('name'), document.getElementById(error ?? '')?.textContent];
    }),
  );

/** Labels of a list, group by group, without its empty option. */
export const optionsOf = (form: Locator, name: string) =>
  form.locator(`[name=${name}]`).evaluate((select: HTMLSelectElement) =>
    [...select.options]
      .filter(({ value }) => value)
      .map((option) => ({
        label: option.label,
        value: option.value,
        group: option.parentElement instanceof HTMLOptGroupElement ? option.parentElement.label : undefined,
      })),
  );

export async function fill(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) {
    const input = form.locator(`[name=${name}]`);
    if ((await input.evaluate((element) => element.tagName)) === 'SELECT') await input.selectOption(value);
    else await input.fill(value);
  }
}

/** Draws a line in an area, as a visitor with a mouse does. */
export async function draw(area: Locator): Promise<void> {
  await area.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await area.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const { mouse } = area.page();
  await mouse.move(x + width * 0.1, y + height * 0.6);
  await mouse.down();
  for (let step = 1; step <= 20; step++)
    await mouse.move(x + width * (0.1 + 0.04 * step), y + height * (0.5 + 0.3 * Math.sin(step)), { steps: 3 });
  await mouse.up();
}

/** Violations that axe finds on the page, except in blocks that are no forms: one text for each rule and element. */
export async function findViolations(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  const results = await page.evaluate<axe.AxeResults>("axe.run({ exclude: [['main .block:not([data-block=form])']] })");
  return results.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`),
  );
}

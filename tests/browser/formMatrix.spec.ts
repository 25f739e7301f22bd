import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { Field } from '#blocks/form/formShape.ts';
import { rightValues, violations } from '#blocks/form/violations.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { fillForm, readErrors } from '../forms/fill.ts';
import { siteForms } from '../forms/siteForms.ts';
import { expect, test, wakeBlock } from './site.ts';

/*
 * Every rule of every field of every form of the site is broken once, and its message read. The forms are those of
 * the page definitions: a new one is tested the day it appears.
 */

const pages = process.env.SITE_PAGES ?? join(import.meta.dirname, '../../pages');
const forms = siteForms(loadSite(pages).source, new Date().toLocaleDateString('sv-SE'));

/** The form with these fields, in view whatever it stands in. */
async function findForm(page: Page, fields: Field[]): Promise<Locator> {
  const names = fields.map(({ name }) => name).join();
  const index = await page.evaluate((names) => {
    const found = [...document.forms].findIndex((form) => {
      const own = [...new FormData(form).keys(), ...[...form.elements].map((input) => input.getAttribute('name'))];
      return names.split(',').every((name) => own.includes(name));
    });
    document.forms[found]?.closest<HTMLElement>('[popover]')?.showPopover();
    return found;
  }, names);
  expect(index, `a form with the fields ${names}`).toBeGreaterThanOrEqual(0);
  return page.locator('form').nth(index);
}

test('there are forms', () => {
  expect(forms.length).toBeGreaterThan(0);
});

for (const { name, route, form } of forms) {
  test(`${name}: every rule of every field`, async ({ page, complaints }) => {
    test.slow();
    const { fields } = form;
    const all = violations(fields);
    expect(all.filter(({ values }) => !values).map(({ field, rule }) => `nothing breaks ${rule} of ${field}`)).toEqual(
      [],
    );
    await page.goto(route);
    const element = await findForm(page, fields);
    for (const { name } of fields) await expect(element.locator(`[name="${name}"]`).first()).toBeAttached();
    if (all.length === 0) return;

    await wakeBlock(page, element.locator('xpath=ancestor::*[@data-island]').last());
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    let values = rightValues(fields);
    await fillForm(element, fields, values);
    for (const { field, rule, message, values: broken = {} } of all) {
      await test.step(`${field}: ${rule}`, async () => {
        await fillForm(element, fields, broken, values);
        await element.locator('[type=submit]').click();
        await expect
          .poll(() => element.evaluate(readErrors), `${rule} of ${field}`)
          .toEqual({
            invalid: [field],
            description: expect.stringContaining(message),
            focused: field,
          });
        values = { ...broken, [field]: rightValue(fields, field, broken) };
        await fillForm(element, fields, values, broken);
        await expect.poll(() => element.evaluate(readErrors).then(({ invalid }) => invalid)).toEqual([]);
      });
    }
    expect(requests).toEqual([]);
    expect(complaints).toEqual([]);
  });
}

/** A value of a field that is right while the others are what they are. */
function rightValue(fields: Field[], name: string, { [name]: _, ...others }: Record<string, unknown>) {
  return rightValues(fields, others as Parameters<typeof rightValues>[1])[name];
}

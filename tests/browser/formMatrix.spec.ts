import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues, ruleViolations } from '#blocks/form/ruleViolations.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { fieldsOf } from '#rules/fieldsOf.ts';
import { loadRules } from '#rules/loadRules.ts';
import { fillForm, readErrors } from '../forms/fill.ts';
import { siteForms } from '../forms/siteForms.ts';
import { expect, test, wakeBlock } from './site.ts';

/*
 * Every rule of every field of every form of the site is broken once, and its message is compared. The forms are read
 * from the page definitions: a new one is tested automatically. The rules of forms with steps are broken without a
 * browser, in tests/forms/schema.test.ts.
 */

const pages = process.env.SITE_PAGES ?? join(import.meta.dirname, '../../pages');
/** Forms that show all of their fields at once; those of steps and repeated groups have tests of their own. */
const forms = siteForms(loadSite(pages).source, new Date().toLocaleDateString('sv-SE')).filter(({ form }) =>
  form.fields.every(({ input }) => input !== 'step' && input !== 'group'),
);

/** Finds the form with these fields, and scrolls it into view, whatever is around it. */
async function findForm(page: Page, fields: FieldDefinition[]): Promise<Locator> {
  const names = fields.map(({ name }) => name).join();
  const index = await page.evaluate((names) => {
    const found = [...document.forms].findIndex((form) => {
      const fieldNames = [
        ...new FormData(form).keys(),
        ...[...form.elements].map((input) => input.getAttribute('name')),
      ];
      return names.split(',').every((name) => fieldNames.includes(name));
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

// The numbering plans of telephone numbers decide what breaks a rule.
test.beforeAll(() => loadRules(forms.flatMap(({ form }) => fieldsOf(form))));

for (const { name, route, form } of forms) {
  test(`${name}: every rule of every field`, async ({ page, complaints }) => {
    test.slow();
    const fields = fieldsOf(form);
    const all = ruleViolations(fields);
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
    let values = createValidValues(fields);
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

/** A valid value of a field, given the other fields' values. */
function rightValue(fields: FieldDefinition[], name: string, { [name]: _, ...others }: Record<string, unknown>) {
  return createValidValues(fields, others as Parameters<typeof createValidValues>[1])[name];
}

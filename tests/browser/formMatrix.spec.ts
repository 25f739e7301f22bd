import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues, type RuleViolation, ruleViolations } from '#blocks/form/ruleViolations.ts';
import { loadSite } from '#engine/content/loadSite.ts';
import { dateParts } from '#rules/dateParts.ts';
import { type FormStep, fieldsOf, formParts } from '#rules/fieldsOf.ts';
import { fieldNameOf, inputNameOf, itemsOf } from '#rules/groups.ts';
import { loadRules } from '#rules/loadRules.ts';
import type { FormValues } from '#rules/types.ts';
import { isEmpty } from '#rules/value.ts';
import { changedFields, fillForm, readErrors } from '../forms/fill.ts';
import { siteForms } from '../forms/siteForms.ts';
import { everyNth } from '../longRun.ts';
import { expect, test, wakeBlock } from './site.ts';

/*
 * Every rule of every field of every form of the site is broken once, and its message is compared. The forms are read
 * from the page definitions: a new one is tested automatically. Rules of a step are broken on that step.
 */

const pages = process.env.SITE_PAGES ?? join(import.meta.dirname, '../../pages');
const forms = siteForms(loadSite(pages).source, new Date().toLocaleDateString('sv-SE'));

const fieldsOfStep = ({ sections }: FormStep<FieldDefinition>) => sections.flatMap(({ fields }) => fields);

/** Form on a page that is filled in step by step; one without steps has a single one. */
class FilledForm {
  private readonly element: Locator;
  private readonly steps: FieldDefinition[][];
  private at = 0;

  constructor(element: Locator, form: { fields: FieldDefinition[] }) {
    this.element = element;
    this.steps = formParts(form).map(fieldsOfStep);
  }

  /** Fills in what changes. */
  async fill(values: FormValues, before: FormValues = {}): Promise<void> {
    const fields = this.steps.flat();
    const changed = changedFields(fields, values, before);
    for (const [index, among] of this.steps.entries()) {
      if (!changed.some((field) => among.includes(field))) continue;
      await this.show(index);
      await fillForm(this.element, fields, values, before, { among });
    }
  }

  /** Submits the step with a field, by the button that leads on. */
  async submit(path: string): Promise<void> {
    await this.show(this.steps.findIndex((step) => step.some(({ name }) => name === fieldNameOf(path))));
    await this.element.locator('[type=submit]').click();
  }

  /** Goes to a step. Those before it must be valid. */
  private async show(index: number): Promise<void> {
    for (; this.at < index; this.at += 1) await this.element.locator('[type=submit]').click();
    for (; this.at > index; this.at -= 1) await this.element.locator('button:has(+ [type=submit])').click();
  }
}

/** @returns true if a choice would have to be undone, which browsers have no way for; tests without one break such rules */
function emptiesRadio(fields: FieldDefinition[], { field, values = {} }: RuleViolation): boolean {
  const [ofForm, name] = [fields.find((each) => each.name === fieldNameOf(field)), field.split('.').at(-1)];
  const broken = name === field ? ofForm : ofForm?.fields?.find((each) => each.name === name);
  return broken?.input === 'radio' && isEmpty(itemsOf(values[fieldNameOf(field)])[0]?.[name ?? ''] ?? values[field]);
}

/** Names of a field's inputs; none for a repeated group, which may have no items yet. */
function inputsOf({ name, input, boxes }: FieldDefinition): string[] {
  if (input === 'group') return [];
  return boxes ? dateParts.map((part) => `${name}.${part}`) : [name];
}

/** Finds the form with these fields, and scrolls it into view, whatever is around it. */
async function findForm(page: Page, fields: FieldDefinition[]): Promise<Locator> {
  const names = fields.flatMap(inputsOf).join();
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

for (const { name, route, form } of everyNth(forms, 2)) {
  test(`${name}: every rule of every field`, async ({ page, complaints }) => {
    test.slow();
    const fields = fieldsOf(form);
    const all = ruleViolations(fields);
    expect(all.filter(({ values }) => !values).map(({ field, rule }) => `nothing breaks ${rule} of ${field}`)).toEqual(
      [],
    );
    await page.goto(route);
    const element = await findForm(page, fields);
    for (const name of fields.flatMap(inputsOf))
      await expect(element.locator(`[name="${name}"]`).first()).toBeAttached();
    if (all.length === 0) return;

    await wakeBlock(page, element.locator('xpath=ancestor::*[@data-island]').last());
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    let values = createValidValues(fields);
    const filled = new FilledForm(element, form);
    await filled.fill(values);
    for (const { field, rule, message, values: broken = {} } of all.filter((one) => !emptiesRadio(fields, one))) {
      await test.step(`${field}: ${rule}`, async () => {
        const ofForm = fields.find(({ name }) => name === field);
        const inputs = ofForm ? inputsOf(ofForm) : [inputNameOf(field)];
        await filled.fill(broken, values);
        await filled.submit(field);
        await expect
          .poll(() => element.evaluate(readErrors), `${rule} of ${field}`)
          .toEqual({
            invalid: inputs,
            description: expect.stringContaining(message),
            focused: inputs[0],
          });
        const name = fieldNameOf(field);
        values = { ...broken, [name]: rightValue(fields, name, broken) };
        await filled.fill(values, broken);
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

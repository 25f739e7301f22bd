import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues } from '#blocks/form/ruleViolations.ts';
import { loadRules } from '#rules/loadRules.ts';
import { normalEntry, valuesOfPairs } from '#rules/normalEntry.ts';
import type { FormValues } from '#rules/types.ts';
import type { ReceivedForm } from '../fixtures/form-server.ts';
import { copiedForms, openForm, test } from '../fixtures/form-site.ts';
import { fillForm } from '../forms/fill.ts';

/*
 * Each form of the site sent with scripts and without: what arrives is one and the same entry in its normal form.
 */

/** Values of which nothing is normal yet: line breaks, spaces around words, a hidden field that is filled in. */
function roughValues(fields: FieldDefinition[]): FormValues {
  const values = createValidValues(fields);
  for (const { name, input } of fields) {
    const value = values[name];
    if (input === 'textarea' && typeof value === 'string') values[name] = `${value}\nand a second line `;
  }
  return values;
}

/** The entry that a receiver reads from a request. */
async function entryOf(received: ReceivedForm | undefined, fields: FieldDefinition[]): Promise<FormValues> {
  const type = received?.headers['content-type'] ?? '';
  const body = Buffer.from(received?.body ?? '', 'latin1');
  if (type.includes('json')) return normalEntry(fields, JSON.parse(body.toString()));
  const form = await new Response(body, { headers: { 'content-type': type } }).formData();
  return normalEntry(fields, valuesOfPairs(fields, form.entries() as Iterable<[string, string]>));
}

/** Files are compared by their names and sizes. */
const comparable = (entry: FormValues) =>
  JSON.parse(
    JSON.stringify(entry, (_, value) =>
      value instanceof Blob ? { size: value.size, name: (value as File).name } : value,
    ),
  );

async function send(page: Page, fields: FieldDefinition[], isHydrated: boolean, path: string): Promise<void> {
  if (!isHydrated) await page.goto(path);
  const form = isHydrated ? await openForm(page, path, 'copy') : page.locator('#copy form');
  await fillForm(form, fields, roughValues(fields));
  await form.locator('[type=submit]').click();
}

test.beforeAll(() => loadRules(copiedForms.flatMap(({ fields }) => fields)));

for (const { name, fields } of copiedForms) {
  test(`${name}: what arrives is the same with scripts and without`, async ({ page, browser, baseURL, forms }) => {
    await send(page, fields, true, `/forms/copy-${name}`);
    await expect.poll(() => forms.site.received.length).toBe(1);
    const plain = await browser.newContext({ javaScriptEnabled: false, ...(baseURL && { baseURL }) });
    await send(await plain.newPage(), fields, false, `/forms/copy-${name}`);
    await expect.poll(() => forms.site.received.length).toBe(2);
    await plain.close();
    const [withScripts, without] = forms.site.received;
    const entry = comparable(await entryOf(withScripts, fields));
    expect(Object.keys(entry).length).toBeGreaterThan(0);
    expect(comparable(await entryOf(without, fields))).toEqual(entry);
  });
}

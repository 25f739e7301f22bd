import type { Locator } from '@playwright/test';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { dateParts, partOfDate } from '#rules/dateParts.ts';
import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { filesOf } from '#rules/files.ts';
import { type Group, inputNameOf, isGroup, itemsOf, pathOf } from '#rules/groups.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';

/** First bytes by which the kind of a file is recognized. */
const startOf = (name: string) => (name.endsWith('.jpg') ? Buffer.from([0xff, 0xd8, 0xff]) : Buffer.from('%PDF-1.7 '));

const asFiles = (value: FieldValue) =>
  filesOf(value).map(({ size, name = 'letter.pdf' }) => ({
    name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.concat([startOf(name), Buffer.alloc(size)]).subarray(0, size),
  }));

/** Removes the files that are listed below an input which takes several. */
export async function removeFiles(input: Locator): Promise<void> {
  const buttons = input.locator('xpath=ancestor::*[@data-file]').locator('[data-remove]');
  while ((await buttons.count()) > 0) await buttons.first().click();
}

/** Fills in one field as a visitor would. */
async function fillField(form: Locator, field: FieldDefinition, value: FieldValue): Promise<void> {
  const input = form.locator(`[name="${field.name}"]`);
  switch (inputKindOf(field)) {
    case 'tick':
      return input.setChecked(value === true);
    case 'choices':
      for (const box of await input.all()) {
        await box.setChecked(Array.isArray(value) && (value as string[]).includes(await box.inputValue()));
      }
      return;
    case 'hidden':
      return;
    case 'date':
      if (!field.boxes) return input.fill(String(value ?? ''));
      for (const part of dateParts)
        await form.locator(`[name="${field.name}.${part}"]`).fill(partOfDate(String(value ?? ''), part));
      return;
    case 'rating':
    case 'radio':
      return form.locator(`[name="${field.name}"][value=${JSON.stringify(value)}]`).check();
    case 'select':
    case 'country':
      await input.selectOption(String(value ?? ''));
      return;
    case 'file':
      await removeFiles(input);
      return input.setInputFiles(asFiles(value));
    default:
      return input.fill(String(value ?? ''));
  }
}

/** Fills in the items of a repeated group, of which there are enough afterwards. */
async function fillItems(form: Locator, group: Group<FieldDefinition>, value: FieldValue, before: FieldValue) {
  for (const [index, item] of itemsOf(value).entries()) {
    const nameOf = (name: string) => inputNameOf(pathOf(group.name, index, name));
    const shown = form.locator(`[name^="${group.name}[${index}]."]`);
    if ((await shown.count()) === 0)
      await form.locator(`fieldset:has(> [data-path="${group.name}"]) > [data-part=add]`).click();
    await fillForm(form, group.fields, item, itemsOf(before)[index], { nameOf });
  }
}

/** Fields of a form that are shown, and were not shown before or had another value. */
export function changedFields(fields: FieldDefinition[], values: FormValues, before: FormValues): FieldDefinition[] {
  const [states, last] = [fieldStatesOf(fields, values), fieldStatesOf(fields, before)];
  const isSame = (name: string) => JSON.stringify(values[name]) === JSON.stringify(before[name]);
  return fields.filter(({ name }) => states[name]?.isShown && !(last[name]?.isShown && isSame(name)));
}

interface FillOptions {
  /** Fields to fill in; all if left out. */
  among?: FieldDefinition[];
  /** Name of the input of a field. */
  nameOf?: (name: string) => string;
}

/** Fills in a form, except fields that already have their value. Hidden fields are skipped. */
export async function fillForm(
  form: Locator,
  fields: FieldDefinition[],
  values: FormValues,
  before: FormValues = {},
  { among = fields, nameOf = (name) => name }: FillOptions = {},
): Promise<void> {
  for (const field of changedFields(fields, values, before).filter((each) => among.includes(each))) {
    const [value, last] = [values[field.name], before[field.name]];
    if (isGroup<FieldDefinition>(field)) await fillItems(form, field, value, last);
    else await fillField(form, { ...field, name: nameOf(field.name) }, value);
  }
}

/** Errors of a form as exposed to assistive technology. */
export interface ToldErrors {
  /** Names of the fields in view that are marked as invalid, in order. */
  invalid: string[];
  /** Accessible description of the first of them: its message, help and counter. */
  description: string;
  focused: string | undefined;
}

/** Reads the error marks of a form. Runs in the browser. */
export function readErrors(form: HTMLElement | SVGElement): ToldErrors {
  const marked = [...form.querySelectorAll('[aria-invalid=true]')].filter((element) => element.checkVisibility());
  const nameOf = (element: Element | null | undefined) =>
    element?.getAttribute('name') ?? element?.querySelector('[name]')?.getAttribute('name') ?? undefined;
  const describedBy = (element: Element | null | undefined) =>
    element?.getAttribute('aria-describedby')?.split(' ') ?? [];
  const [first] = marked;
  const ids = [...describedBy(first), ...describedBy(first?.closest('fieldset'))];
  return {
    invalid: [...new Set(marked.map((element) => nameOf(element) ?? '?'))],
    description: ids.map((id) => document.getElementById(id)?.textContent ?? `no #${id}`).join(' | '),
    focused: form.contains(document.activeElement) ? nameOf(document.activeElement) : undefined,
  };
}

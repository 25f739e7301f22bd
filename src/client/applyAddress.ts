import type { FormControl } from './heldInput.ts';
import { setFieldValue } from './hydration/setFieldValue.ts';

/** Values of text fields in the delivered HTML: React updates `defaultValue` as the visitor types. */
const deliveredValues = new WeakMap<FormControl, string>();

/** Records the values of fields below an element that can be filled from the address, before React changes them. */
export function recordDeliveredValues(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input,textarea)[data-address]',
  ))
    if (!deliveredValues.has(field)) deliveredValues.set(field, field.defaultValue);
}

const radiosOf = ({ form, name }: HTMLInputElement) =>
  [...(form?.elements ?? [])].filter(
    (other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === name,
  );

/**
 * @returns true if a field still has its delivered value: a value from the visitor, or restored by the browser, must
 *   stay
 */
function isUntouched(field: FormControl): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex === Math.max(0, first);
  }
  if (field.type !== 'radio') return field.value === (deliveredValues.get(field) ?? field.defaultValue);
  return radiosOf(field as HTMLInputElement).every((radio) => radio.checked === radio.defaultChecked);
}

/** @returns true if the field can take the value, as one of its options */
function acceptsValue(field: FormControl, value: string): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.value === value);
  return field.type !== 'radio' || field.value === value;
}

/**
 * Applies the address to an element with `data-address`. A field is filled in. Any other element, such as a list, lists
 * the parameters that it reads, of the query or of the fragment, separated by spaces, and reads them itself once its
 * block is hydrated.
 * @returns true if the address concerns the element
 */
export function applyAddress(element: HTMLElement): boolean {
  if ('value' in element) return fillField(element as FormControl);
  const query = new URLSearchParams(`${location.search}&${location.hash.slice(1)}`);
  return element.dataset.address?.split(' ').some((name) => query.has(name)) ?? false;
}

/** Fills in a field from the address parameter of its name, as text. Nothing is sent or stored. */
function fillField(field: FormControl): boolean {
  const value = new URLSearchParams(location.search).get(field.dataset.address ?? '');
  if (!value || !acceptsValue(field, value) || !isUntouched(field)) return false;
  setFieldValue(field, field.type === 'radio' ? true : value);
  return true;
}

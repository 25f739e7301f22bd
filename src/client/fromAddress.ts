import type { Field } from './heldInput.ts';
import { changeField } from './hydration/changeField.ts';

/** Values that texts were delivered with: React has `defaultValue` follow what is typed. */
const delivered = new WeakMap<Field, string>();

/** Takes note of what the fields below an element hold that may take their value from the address, before React does. */
export function noteDelivered(root: ParentNode): void {
  for (const field of root.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    ':is(input,textarea)[data-address]',
  ))
    if (!delivered.has(field)) delivered.set(field, field.defaultValue);
}

const radiosOf = ({ form, name }: HTMLInputElement) =>
  [...(form?.elements ?? [])].filter(
    (other): other is HTMLInputElement => other instanceof HTMLInputElement && other.name === name,
  );

/** Whether a field still holds what it was delivered with: what somebody has filled in, or the browser has restored, stays. */
function isUntouched(field: Field): boolean {
  if (field instanceof HTMLSelectElement) {
    const first = [...field.options].findIndex((option) => option.defaultSelected);
    return field.selectedIndex === Math.max(0, first);
  }
  if (field.type !== 'radio') return field.value === (delivered.get(field) ?? field.defaultValue);
  return radiosOf(field as HTMLInputElement).every((radio) => radio.checked === radio.defaultChecked);
}

/** Whether a value is one that the field can take: of several choices, one of these. */
function canTake(field: Field, value: string): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.value === value);
  return field.type !== 'radio' || field.value === value;
}

/**
 * Lets an element with `data-address` follow the address: a field is filled in. What is no field, as a list, reads the
 * address itself once its block is hydrated; it names what it reads, with spaces between the names.
 * @returns whether the address says something to it
 */
export function followAddress(element: HTMLElement): boolean {
  if ('value' in element) return fillFromAddress(element as Field);
  const query = new URLSearchParams(location.search);
  return element.dataset.address?.split(' ').some((name) => query.has(name)) ?? false;
}

/** Fills in a field with what the address says under its name, as text. Nothing is sent or stored. */
function fillFromAddress(field: Field): boolean {
  const value = new URLSearchParams(location.search).get(field.dataset.address ?? '');
  if (!value || !canTake(field, value) || !isUntouched(field)) return false;
  changeField(field, field.type === 'radio' ? true : value);
  return true;
}

import type { Field } from '../heldInput.ts';
import { noteCaret } from './caret.ts';

/** Tells fields that are checked from those that hold a text. */
export const isCheckable = (field: Field): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/**
 * Puts a value into a field, and informs React of it, also where the field holds it already. React passes over an event of a
 * field whose value it has seen, and it sees what is set through the field's own property: so that is set to something
 * else first, and the value behind its back.
 * @param value of a checkbox or radio button, whether it is checked; of files, ignored: they stay
 */
export function changeField(field: Field, value: string | boolean): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field instanceof HTMLSelectElement) field.value = `${value}`;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isCheckable(field)) {
    field.checked = !value;
    setBehind(field, 'checked', value);
    // No mouse event: that would check it once more.
    field.dispatchEvent(new Event('click', { bubbles: true }));
    return;
  }
  const putCaretBack = noteCaret();
  field.value = `${value} `;
  setBehind(field, 'value', value);
  putCaretBack();
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function setBehind(field: Field, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

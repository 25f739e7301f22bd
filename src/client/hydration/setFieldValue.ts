import type { FormControl } from '../heldInput.ts';
import { saveCaret } from './saveCaret.ts';

/** @returns true for a field that is checked rather than filled in */
export const isCheckable = (field: FormControl): field is HTMLInputElement => /^(checkbox|radio)$/.test(field.type);

/**
 * Sets the value of a field and notifies React, even if the field already has that value. React ignores an event of a
 * field whose value it has seen, and it sees values that are set through the field's own property. So that property is
 * set to a different value first, and then the native one is set.
 * @param value for a checkbox or radio button, its checked state; ignored for files, which stay
 */
export function setFieldValue(field: FormControl, value: string | boolean): void {
  if (field instanceof HTMLSelectElement || field.type === 'file') {
    if (field instanceof HTMLSelectElement) field.value = `${value}`;
    field.dispatchEvent(new Event('change', { bubbles: true }));
    return;
  }
  if (isCheckable(field)) {
    field.checked = !value;
    setNativeProperty(field, 'checked', value);
    // Not a mouse event: that would toggle it once more.
    field.dispatchEvent(new Event('click', { bubbles: true }));
    return;
  }
  const putCaretBack = saveCaret();
  field.value = `${value} `;
  setNativeProperty(field, 'value', value);
  putCaretBack();
  field.dispatchEvent(new InputEvent('input', { bubbles: true }));
}

function setNativeProperty(field: FormControl, property: 'value' | 'checked', value: string | boolean): void {
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), property)?.set?.call(field, value);
}

/** A field of a form that takes its value from the address: `data-address` is the name that it has there. */
export type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

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
  if (field.type !== 'radio') return field.value === field.defaultValue;
  return radiosOf(field as HTMLInputElement).every((radio) => radio.checked === radio.defaultChecked);
}

/** Whether a value is one that the field can take: of several choices, one of these. */
function canTake(field: Field, value: string): boolean {
  if (field instanceof HTMLSelectElement) return [...field.options].some((option) => option.value === value);
  return field.type !== 'radio' || field.value === value;
}

/**
 * Fills in a field with what the address says, as text. Nothing is sent or stored.
 * @returns whether the field was filled in
 */
export function fillFromAddress(field: Field): boolean {
  const value = new URLSearchParams(location.search).get(field.dataset.address ?? '');
  if (!value || !canTake(field, value) || !isUntouched(field)) return false;
  if (field instanceof HTMLInputElement && field.type === 'radio') field.checked = true;
  else field.value = value;
  // A form that is interactive already hears of it.
  field.dispatchEvent(new Event('change', { bubbles: true }));
  return true;
}

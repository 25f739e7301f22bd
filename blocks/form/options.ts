import type { Field } from './formShape.ts';

/** A choice, written out. */
export interface Option {
  label: string;
  value: string;
  group?: string;
}

/** The choices of a field, each with the value that is sent. */
export const optionsOf = (field: Field): Option[] =>
  (field.options ?? []).map((option) =>
    typeof option === 'string' ? { label: option, value: option } : { ...option, value: option.value ?? option.label },
  );

/** Neighbours of the same group put together, in order. */
export function groupOptions(options: readonly Option[]): { group?: string; options: Option[] }[] {
  const groups: { group?: string; options: Option[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}

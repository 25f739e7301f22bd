import { valueOfOption } from '#rules/optionValue.ts';
import type { FieldDefinition } from './formTypes.ts';

export interface FieldOption {
  label: string;
  value: string;
  group?: string;
}

/** The options of a field, each with its submitted value. */
export const fieldOptionsOf = (field: Pick<FieldDefinition, 'options'>): FieldOption[] =>
  (field.options ?? []).map((option) =>
    typeof option === 'string' ? { label: option, value: option } : { ...option, value: valueOfOption(option) },
  );

export function groupAdjacentOptions(options: readonly FieldOption[]): { group?: string; options: FieldOption[] }[] {
  const groups: { group?: string; options: FieldOption[] }[] = [];
  for (const option of options) {
    const last = groups.at(-1);
    if (last && last.group === option.group) last.options.push(option);
    else groups.push({ group: option.group, options: [option] });
  }
  return groups;
}

import type { Field } from '#blocks/form/formShape.ts';
import type { Condition } from '#rules/types.ts';
import type { Source } from './words.ts';

/** How a condition asks for another field. */
export type Asking = 'filled' | 'is' | 'oneOf' | 'unticked';

export function askingOf({ is }: Condition, source: Source | undefined): Asking {
  if (source?.kind === 'tick') return [is ?? 'true'].flat().join() === 'false' ? 'unticked' : 'filled';
  if (is === undefined) return 'filled';
  return Array.isArray(is) ? 'oneOf' : 'is';
}

/** The ways in which a kind of field can be asked for, in words. */
export function askingsFor(source: Source | undefined): { value: Asking; label: string }[] {
  if (source?.kind === 'tick')
    return [
      { value: 'filled', label: 'is ticked' },
      { value: 'unticked', label: 'is not ticked' },
    ];
  const filled = { value: 'filled', label: 'is filled in' } as const;
  if (source?.kind === 'file') return [filled];
  const isChoices = source?.kind === 'choices';
  return [
    { value: 'is', label: isChoices ? 'includes' : 'is' },
    { value: 'oneOf', label: isChoices ? 'includes one of' : 'is one of' },
    filled,
  ];
}

/** A condition that asks otherwise; what is chosen stays where it can. */
export function askOtherwise(condition: Condition, asking: Asking, source: Source | undefined): Condition {
  const { field, is } = condition;
  if (asking === 'filled') return { field };
  if (asking === 'unticked') return { field, is: 'false' };
  const values = is === undefined ? [firstChoice(source)] : [is].flat();
  return { field, is: asking === 'is' ? (values[0] ?? '') : values };
}

const firstChoice = (source: Source | undefined) => source?.options[0]?.value ?? '';

/** A condition on a field as it begins: its first choice, else that it is filled in. */
export function newCondition(field: string, source: Source | undefined): Condition {
  const isChosen = source && source.kind !== 'tick' && source.options.length > 0;
  return isChosen ? { field, is: firstChoice(source) } : { field };
}

/** The fields that a field may wait for: not itself, and none that waits for it. Those with choices come first. */
export function possibleSources(fields: readonly Field[], name: string): Field[] {
  const waitsFor = (field: Field | undefined, seen: readonly string[] = []): boolean => {
    if (!field || seen.includes(field.name)) return false;
    const next = field.when?.field;
    return (
      next === name ||
      waitsFor(
        fields.find((other) => other.name === next),
        [...seen, field.name],
      )
    );
  };
  const possible = fields.filter((field) => field.name !== name && !waitsFor(field));
  const isChosen = ({ input }: Field) => ['select', 'radio', 'checkbox'].includes(input);
  return [...possible.filter(isChosen), ...possible.filter((field) => !isChosen(field))];
}

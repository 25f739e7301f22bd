import { isPrompt } from '#shared/interfaceLabels/prompts.ts';
import { isObject } from '#shared/json.ts';
import { canBothBeShown } from './conditionChain.ts';
import type { DefinedField, FormSurroundings } from './readForm.ts';

/** Reports fields of one label that are shown at the same time, and options that only ask to choose. */
export function checkLabels(fields: DefinedField[], { report, replaceTokens }: FormSurroundings): void {
  const known = new Map<string, DefinedField[]>();
  for (const field of fields) {
    checkPrompt(field, report);
    const label = replaceTokens(String(field.settings.label ?? '')).trim();
    const others = known.get(label.toLowerCase()) ?? [];
    const other = others.find((candidate) => candidate.name !== field.name && canBothBeShown(candidate, field, fields));
    if (label && other) report('form-label-repeated', { label, other: other.name }, `${field.pointer}/label`);
    known.set(label.toLowerCase(), [...others, field]);
  }
}

function checkPrompt({ kind, settings, pointer }: DefinedField, report: FormSurroundings['report']): void {
  const { options } = settings;
  if (!['select', 'radio', 'choices'].includes(kind) || !Array.isArray(options)) return;
  const [first] = options;
  const label = isObject(first) ? first.label : first;
  const isSentAsNothing = isObject(first) && first.value === '';
  if (typeof label === 'string' && !isSentAsNothing && isPrompt(label))
    report('form-option-prompt', { option: label }, `${pointer}/options/0`);
}

import { fieldSettings } from '#rules/fieldSettings.ts';
import { isPart } from '#rules/isPart.ts';
import { inputDescriptions } from './inputDescriptions.ts';
import type { DefinedField, ReportForm } from './readForm.ts';

/** Keys of what begins a section or a step, and those that other checks report. */
const knownKeys: readonly string[] = ['name', 'label', 'input', 'help', 'when', 'rules', 'options', ...fieldSettings];

/** Reports steps without fields, fields before the first step, and settings that sections and steps do not have. */
export function checkParts(entries: DefinedField[], report: ReportForm): void {
  for (const { input, kind, settings, pointer } of entries.filter(isPart)) {
    for (const setting of Object.keys(settings).filter((key) => !knownKeys.includes(key)))
      report('form-setting-unfit', { setting, input: inputDescriptions[kind] }, `${pointer}/${setting}`);
    if (input === 'step' && fieldsBelow(pointer, entries).length === 0)
      report('form-step-empty', { label: String(settings.label ?? '') }, pointer);
  }
  const [first] = entries;
  const step = entries.find(({ input }) => input === 'step');
  if (first && step && first !== step)
    report('form-step-late', { label: String(step.settings.label ?? '') }, first.pointer);
}

/** Fields from a step to the next one. */
function fieldsBelow(pointer: string, entries: DefinedField[]): DefinedField[] {
  const below = entries.slice(entries.findIndex((entry) => entry.pointer === pointer) + 1);
  const end = below.findIndex(({ input }) => input === 'step');
  return below.slice(0, end === -1 ? undefined : end).filter((entry) => !isPart(entry));
}

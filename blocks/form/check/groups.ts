import { fieldSettings } from '#rules/fieldSettings.ts';
import { groupSettings } from '#rules/groups.ts';
import { inputDescriptions } from './inputDescriptions.ts';
import type { DefinedField, ReportForm } from './readForm.ts';

/** Keys of a group, and those that other checks report. */
const knownKeys: readonly string[] = [
  ...['name', 'label', 'input', 'help', 'when', 'rules', 'options'],
  ...fieldSettings,
  ...groupSettings,
];

/** Reports groups without fields, more items than there may be, and settings that groups or other fields do not have. */
export function checkGroups(entries: DefinedField[], report: ReportForm): void {
  for (const { kind, settings, pointer, min = 0, max } of entries) {
    const isUnfit = (key: string) => (kind === 'group' ? !knownKeys.includes(key) : groupSettings.includes(key));
    const isReported = kind === 'section' || kind === 'step';
    for (const setting of isReported ? [] : Object.keys(settings).filter(isUnfit))
      report('form-setting-unfit', { setting, input: inputDescriptions[kind] }, `${pointer}/${setting}`);
    if (kind !== 'group') continue;
    const label = String(settings.label ?? '');
    if (settings.fields === undefined) report('form-group-empty', { label }, pointer);
    if (max !== undefined && min > max)
      report('form-group-contradicts', { label, least: String(min), most: String(max) }, `${pointer}/max`);
  }
}

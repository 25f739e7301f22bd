import type { DefinedField, FormSurroundings } from './readForm.ts';

/** Values of `autocomplete` for names of people (HTML, 4.10.18.7.1). */
const namesOfPeople = ['name', 'given-name', 'additional-name', 'family-name'];

/** A name that a pattern is made for, and one that a pattern of Latin letters without marks refuses. */
const [plainName, markedName] = ['Asha', 'José'];

/** Reports patterns of names that refuse letters with marks, and so the names of many visitors. */
export function checkNames(fields: DefinedField[], { report, isPatternUsable }: FormSurroundings): void {
  for (const { rules = [], settings, pointer } of fields) {
    if (!namesOfPeople.includes(String(settings.autocomplete))) continue;
    for (const [index, { rule, value }] of rules.entries()) {
      if (rule !== 'pattern' || typeof value !== 'string' || !isPatternUsable(value)) continue;
      const pattern = new RegExp(value, 'u');
      if (pattern.test(plainName) && !pattern.test(markedName))
        report('form-name-letters', { name: markedName }, `${pointer}/rules/${index}/value`);
    }
  }
}

import { defineBlockCheck } from '#shared/blockCheck.ts';
import { isObject } from '#shared/json.ts';
import { checkBounds } from './check/bounds.ts';
import { checkConditions } from './check/conditions.ts';
import { checkFields } from './check/fields.ts';
import { checkGroups } from './check/groups.ts';
import { checkLabels } from './check/labels.ts';
import { checkNames } from './check/names.ts';
import { checkNeverMet } from './check/neverMet.ts';
import { checkParts } from './check/parts.ts';
import { problems } from './check/problems.ts';
import { type DefinedForm, type FormSurroundings, readForm } from './check/readForm.ts';
import { checkRules } from './check/rules.ts';
import { checkSatisfiable } from './check/satisfiable.ts';
import { checkSubmit } from './check/submit.ts';

/** Checks fields that may name each other. */
function checkFieldList(
  { entries, fields }: Pick<DefinedForm, 'entries' | 'fields'>,
  surroundings: FormSurroundings,
): void {
  const { report } = surroundings;
  checkFields(entries, report);
  checkConditions(fields, report);
  checkRules(entries, report);
  checkBounds(fields, report);
  checkLabels(fields, surroundings);
  checkNeverMet(fields, surroundings);
  checkSatisfiable(fields, surroundings);
  checkNames(fields, surroundings);
}

/** Checks that fields, rules, conditions and submission fit each other. */
export default defineBlockCheck({
  problems,
  check(block, surroundings) {
    const { report } = surroundings;
    const form = readForm(block, surroundings.itemsOf);
    checkParts(form.entries, report);
    checkGroups(form.entries, report);
    if (block.remember === false && block.rememberDays !== undefined)
      report('form-days-unused', undefined, '/rememberDays');
    checkSubmit(form, surroundings);
    checkFieldList(form, surroundings);
    // Conditions and rules inside of a group know the fields of their item alone.
    for (const { inner } of form.entries) checkFieldList({ entries: inner, fields: inner }, surroundings);
  },
  addressNames: ({ fields }) =>
    (Array.isArray(fields) ? fields : []).flatMap((field) =>
      isObject(field) && typeof field.fromAddress === 'string' ? field.fromAddress : [],
    ),
});

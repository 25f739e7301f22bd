import { defineBlockCheck } from '#shared/blockCheck.ts';
import { isObject } from '#shared/json.ts';
import { checkBounds } from './check/bounds.ts';
import { checkConditions } from './check/conditions.ts';
import { checkFields } from './check/fields.ts';
import { checkLabels } from './check/labels.ts';
import { checkNames } from './check/names.ts';
import { checkNeverMet } from './check/neverMet.ts';
import { checkParts } from './check/parts.ts';
import { problems } from './check/problems.ts';
import { readForm } from './check/readForm.ts';
import { checkRules } from './check/rules.ts';
import { checkSatisfiable } from './check/satisfiable.ts';
import { checkSubmit } from './check/submit.ts';

/** Checks that fields, rules, conditions and submission fit each other. */
export default defineBlockCheck({
  problems,
  check(block, surroundings) {
    const { report } = surroundings;
    const form = readForm(block, surroundings.itemsOf);
    checkFields(form.entries, report);
    checkParts(form.entries, report);
    checkConditions(form.fields, report);
    checkRules(form.entries, report);
    checkBounds(form.fields, report);
    checkSubmit(form, surroundings);
    checkLabels(form.fields, surroundings);
    checkNeverMet(form.fields, surroundings);
    checkSatisfiable(form.fields, surroundings);
    checkNames(form.fields, surroundings);
  },
  addressNames: ({ fields }) =>
    (Array.isArray(fields) ? fields : []).flatMap((field) =>
      isObject(field) && typeof field.fromAddress === 'string' ? field.fromAddress : [],
    ),
});

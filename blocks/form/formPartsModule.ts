import { isPart } from '#rules/isPart.ts';
import type { Form } from './form.types.ts';

type FormPartsModule = typeof import('./FormParts.tsx');

let loaded: FormPartsModule | undefined;

type SomeForm = Pick<Form, 'fields' | 'rememberDays' | 'resumeDays'>;

/** @returns true for a form with steps, sections or repeated groups, or one that visitors finish some days later */
export const hasParts = ({ fields, rememberDays, resumeDays }: SomeForm): boolean =>
  rememberDays !== undefined ||
  resumeDays !== undefined ||
  fields.some((field) => isPart(field) || field.input === 'group');

/**
 * Loads the code that most forms do without: that of steps, sections, repeated groups, and of coming back some days later.
 * @param form loaded only for a form with any; for every form if left out
 */
export async function loadFormParts(form?: SomeForm): Promise<void> {
  if (!form || hasParts(form)) loaded ??= await import('./FormParts.tsx');
}

/** Functions of a form, which differ if it has parts. */
export type FormKind = Pick<FormPartsModule, 'fieldsOf' | 'fieldPlaces' | 'placeErrors' | 'useSteps'>;

/** Code that was loaded for such a form; undefined for a form that does without. */
export const formPartsOf = (form: SomeForm): FormPartsModule | undefined => (hasParts(form) ? loaded : undefined);

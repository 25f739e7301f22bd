import { isPart } from '#rules/isPart.ts';
import type { Form } from './form.types.ts';

type FormPartsModule = typeof import('./FormParts.tsx');

let loaded: FormPartsModule | undefined;

/** @returns true for a form with steps, sections or repeated groups, or one that stays on the device for some days */
const hasParts = ({ fields, rememberDays }: Pick<Form, 'fields' | 'rememberDays'>): boolean =>
  rememberDays !== undefined || fields.some((field) => isPart(field) || field.input === 'group');

/**
 * Loads the code that most forms do without: that of steps, sections, repeated groups, and of coming back some days later.
 * @param form loaded only for a form with any; for every form if left out
 */
export async function loadFormParts(form?: Pick<Form, 'fields' | 'rememberDays'>): Promise<void> {
  if (!form || hasParts(form)) loaded ??= await import('./FormParts.tsx');
}

/** Functions of a form, which differ if it has parts. */
export type FormKind = Pick<FormPartsModule, 'fieldsOf' | 'fieldPlaces' | 'placeErrors' | 'useSteps'>;

/** Code that was loaded for such a form; undefined for a form that does without. */
export const formPartsOf = (form: Pick<Form, 'fields' | 'rememberDays'>): FormPartsModule | undefined =>
  hasParts(form) ? loaded : undefined;

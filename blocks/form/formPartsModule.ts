import { isPart } from '#rules/isPart.ts';
import type { Form } from './form.types.ts';

type FormPartsModule = typeof import('./FormParts.tsx');

let loaded: FormPartsModule | undefined;

/** @returns true for a form with steps, sections or repeated groups */
const hasParts = ({ fields }: Pick<Form, 'fields'>): boolean =>
  fields.some((field) => isPart(field) || field.input === 'group');

/**
 * Loads the code of steps, sections and repeated groups, which most forms do not have.
 * @param form loaded only for a form with any; for every form if left out
 */
export async function loadFormParts(form?: Pick<Form, 'fields'>): Promise<void> {
  if (!form || hasParts(form)) loaded ??= await import('./FormParts.tsx');
}

/** Code of steps, sections and repeated groups, once it is loaded; undefined for a form that has none. */
export const formPartsOf = (form: Pick<Form, 'fields'>): FormPartsModule | undefined =>
  hasParts(form) ? loaded : undefined;

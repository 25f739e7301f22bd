import type { Form } from './form.types.ts';
import type { FieldDefinition } from './formTypes.ts';

type FormExtrasModule = typeof import('./FormExtras.tsx');

let loaded: FormExtrasModule | undefined;

type SomeForm = Pick<Form, 'fields' | 'closes' | 'places'> & { submit?: Pick<Form['submit'], 'guards'> };

const isRare = ({ input, boxes }: { input: string; boxes?: unknown }): boolean =>
  ['range', 'rating', 'signature', 'file'].includes(input) || (input === 'date' && boxes !== undefined);

/** @returns true for a form with a closing date, a number of places, guards or an input that few forms have */
export const hasExtras = ({ fields, closes, places, submit }: SomeForm): boolean =>
  closes !== undefined ||
  places !== undefined ||
  submit?.guards !== undefined ||
  fields.some((field) => isRare(field) || field.fields?.some(isRare));

/**
 * Loads the code of closing dates and places, of guards against spam and of inputs that few forms have.
 * @param form loaded only for a form with any; for every form if left out
 */
export async function loadFormExtras(form?: SomeForm): Promise<void> {
  if (!form || hasExtras(form)) loaded ??= await import('./FormExtras.tsx');
}

/** Code that was loaded for such a form; undefined for a form that does without. */
export const formExtrasOf = (form: SomeForm): FormExtrasModule | undefined => (hasExtras(form) ? loaded : undefined);

/** Component of an input that few forms have; undefined for others. */
export const rareInputOf = (field: FieldDefinition) => (isRare(field) ? loaded?.rareInputFor(field) : undefined);

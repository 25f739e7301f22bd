import type { FieldDefinition } from './formTypes.ts';
import { type ExtraSettings, hasExtras, isRare } from './rareForms.ts';

type FormExtrasModule = typeof import('./FormExtras.tsx');

let loaded: FormExtrasModule | undefined;

/**
 * Loads the code of closing dates and places, of guards against spam and of inputs that few forms have.
 * @param form loaded only for a form with any; for every form if left out
 */
export async function loadFormExtras(form?: ExtraSettings): Promise<void> {
  if (!form || hasExtras(form)) loaded ??= await import('./FormExtras.tsx');
}

/** Code that was loaded for such a form; undefined for a form that does without. */
export const formExtrasOf = (form: ExtraSettings): FormExtrasModule | undefined =>
  hasExtras(form) ? loaded : undefined;

/** Component of an input that few forms have; undefined for others. */
export const rareInputOf = (field: FieldDefinition) => (isRare(field) ? loaded?.rareInputFor(field) : undefined);

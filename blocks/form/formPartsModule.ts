import { hasParts, type PartSettings } from './rareForms.ts';

type FormPartsModule = typeof import('./FormParts.tsx');

let loaded: FormPartsModule | undefined;

/**
 * Loads the code that most forms do without: that of steps, sections, repeated groups, and of coming back some days later.
 * @param form loaded only for a form with any; for every form if left out
 */
export async function loadFormParts(form?: PartSettings): Promise<void> {
  if (!form || hasParts(form)) loaded ??= await import('./FormParts.tsx');
}

/** Functions of a form, which differ if it has parts. */
export type FormKind = Pick<FormPartsModule, 'fieldsOf' | 'fieldPlaces' | 'placeErrors' | 'useSteps'>;

/** Code that was loaded for such a form; undefined for a form that does without. */
export const formPartsOf = (form: PartSettings): FormPartsModule | undefined => (hasParts(form) ? loaded : undefined);

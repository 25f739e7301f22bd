import { FormField } from './FormField.tsx';
import { fieldOptionsOf } from './fieldOptions.ts';
import { initialValues } from './formValues.ts';

/** Code of each form that steps and groups use. It is given to theirs, as what both import would be a third file to fetch. */
export const sharedParts = { FormField, fieldOptionsOf, initialValues };

export type SharedParts = typeof sharedParts;

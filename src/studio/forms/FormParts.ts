import { createContext, useContext } from 'react';
import type { Change } from '#shared/studio.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import type { FieldStep, PlacedForm } from './fieldSteps.ts';
import type { FormFields } from './useFormFields.ts';

/** What the parts of the panel for a form share. */
export interface FormParts extends FormFields, PlacedForm {
  file: string;
  /** Of one field. */
  schema: FieldSchema;
  /** Place of the field that is chosen; undefined for none. */
  chosen: number | undefined;
  /** @param part key of what in the field is selected; the field itself when left out */
  choose: (index: number, part?: string) => void;
  /** Does it as one step, chooses what it is about, and says it. */
  take: (step: FieldStep | undefined) => void;
  /**
   * Changes what belongs together as one step.
   * @param typing the same for all changes of one typing
   */
  changeAll: (changes: Change[], label: string, typing?: string) => void;
  /** Opens what is selected as JSON. */
  showJson: () => void;
}

export const FormPartsContext = createContext<FormParts | undefined>(undefined);

/** @throws outside of the panel for a form */
export function useFormParts(): FormParts {
  const parts = useContext(FormPartsContext);
  if (!parts) throw new Error('There is no panel for a form around this.');
  return parts;
}

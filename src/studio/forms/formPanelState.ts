import { createContext, useContext } from 'react';
import type { JsonChange } from '#shared/studio.ts';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import type { FieldStep, FormLocation } from './fieldSteps.ts';
import type { FormFields } from './useFormFields.ts';

export interface FormPanelState extends FormFields, FormLocation {
  file: string;
  schema: FieldSchema;
  /** Index of the selected field; undefined for none. */
  chosen: number | undefined;
  /** @param part key inside the field; the field itself when left out */
  choose: (index: number, part?: string) => void;
  /** Applies a step, selects its field and announces it. */
  take: (step: FieldStep | undefined) => void;
  /** Applies changes as one undo step. @param typing id shared by all changes of one typing session */
  changeAll: (changes: JsonChange[], label: string, typing?: string) => void;
  showJson: () => void;
}

export const FormPanelContext = createContext<FormPanelState | undefined>(undefined);

/** @throws outside of the form panel */
export function useFormPanel(): FormPanelState {
  const panelState = useContext(FormPanelContext);
  if (!panelState) throw new Error('There is no panel for a form around this.');
  return panelState;
}

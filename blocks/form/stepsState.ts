import type { FormStep } from '#rules/fieldsOf.ts';
import type { BlockContext } from '#shared/content.ts';
import type { FieldDefinition } from './formTypes.ts';

/** The step of a form that is shown, and ways to others. */
export interface StepsState {
  /** Steps whose conditions are met, without the last one, on which visitors check what they have filled in. */
  shown: Required<FormStep<FieldDefinition>>[];
  /** Name of the step that is shown. */
  current: string;
  index: number;
  /** Number of steps that are shown one after the other. */
  count: number;
  /** True on the last step, from which the form is sent. */
  isChecking: boolean;
  /** @returns true if the field of a path is in the step that is shown, or has been */
  has: (name: string) => boolean;
  next: () => void;
  back: () => void;
  /** Shows a step by its name. */
  go: (name: string | undefined) => void;
  /** Shows the step of the field of a path. */
  showField: (name: string) => void;
  /** Shows the first step, as after the form was sent. */
  restart: () => void;
}

export interface StepsProps extends Pick<BlockContext, 'level' | 'labels'> {
  /** Undefined for a form without steps. */
  steps: StepsState | undefined;
  /** Id of the form. */
  id: string;
}

import type { FormStep } from '#rules/fieldsOf.ts';
import type { BlockContext } from '#shared/content.ts';
import type { FieldDefinition } from './formTypes.ts';

/** The step of a form that is shown, and ways to others. */
export interface StepsState {
  /** Steps whose conditions are met, without the last one, on which visitors check what they have filled in. */
  shown: Required<FormStep<FieldDefinition>>[];
  /** Name of the step that is shown; undefined for a form without steps. */
  current: string | undefined;
  index: number;
  /** Number of steps that are shown one after the other; 0 for a form without steps. */
  count: number;
  /** True on the last step. */
  isChecking: boolean;
  /** True if the form is sent from here. */
  isLast: boolean;
  /** @returns true if the step that is shown has the field of a path */
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

export interface StepsProps extends BlockContext {
  steps: StepsState;
  /** Id of the form. */
  id: string;
}

const nothing = () => {};

const oneStep: StepsState = {
  shown: [],
  current: undefined,
  index: 0,
  count: 0,
  isChecking: false,
  isLast: true,
  has: () => true,
  next: nothing,
  back: nothing,
  go: nothing,
  showField: nothing,
  restart: nothing,
};

/** The state of a form without steps, in place of `useSteps`. */
export const useOneStep = (): StepsState => oneStep;

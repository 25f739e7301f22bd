import { DateBoxes } from './DateBoxes.tsx';
import type { FieldDefinition } from './formTypes.ts';
import { RangeField } from './RangeField.tsx';
import { RatingField } from './RatingField.tsx';
import { SignatureField } from './SignatureField.tsx';

export { ClosingForm } from './Closed.tsx';
export { guardValues, prepareGuards } from './guards.ts';
export { Trap } from './Trap.tsx';

/** Component of an input that few forms have. */
export function rareInputFor({ input }: FieldDefinition) {
  if (input === 'range') return RangeField;
  if (input === 'signature') return SignatureField;
  return input === 'rating' ? RatingField : DateBoxes;
}

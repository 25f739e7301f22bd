import { DateBoxes } from './DateBoxes.tsx';
import { FileField } from './FileField.tsx';
import type { FieldDefinition } from './formTypes.ts';
import { RangeField } from './RangeField.tsx';
import { RatingField } from './RatingField.tsx';
import { SignatureField } from './SignatureField.tsx';

export { ClosingForm } from './Closed.tsx';
export { fetchWithProgress } from './fetchWithProgress.ts';
export { guardValues, prepareGuards } from './guards.ts';
export { Trap } from './Trap.tsx';
export { UploadProgress } from './UploadProgress.tsx';

/** Component of an input that few forms have. */
export function rareInputFor({ input }: FieldDefinition) {
  if (input === 'range') return RangeField;
  if (input === 'signature') return SignatureField;
  if (input === 'file') return FileField;
  return input === 'rating' ? RatingField : DateBoxes;
}

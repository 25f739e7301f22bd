import type { consentLabels } from '../consentLabels.ts';
import type { defaultLabels, languageLabels, schemeLabels } from '../content.ts';
import type { laterLabels } from '../laterLabels.ts';
import type { listLabels } from '../listLabels.ts';
import type { mapLabels } from '../mapLabels.ts';
import type { motionLabels } from '../motionLabels.ts';
import type { searchLabels } from '../searchLabels.ts';

/** All labels of the interface. */
export type InterfaceLabels = Record<
  | keyof typeof consentLabels
  | keyof typeof defaultLabels
  | keyof typeof languageLabels
  | keyof typeof laterLabels
  | keyof typeof listLabels
  | keyof typeof mapLabels
  | keyof typeof motionLabels
  | keyof typeof schemeLabels
  | keyof typeof searchLabels,
  string
>;

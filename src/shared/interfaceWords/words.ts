import type { consentWords } from '../consentWords.ts';
import type { defaultLabels, languageLabels, schemeLabels } from '../content.ts';
import type { mapWords } from '../mapWords.ts';
import type { searchWords } from '../searchWords.ts';

/** All words that a site says by itself. */
export type InterfaceWords = Record<
  | keyof typeof consentWords
  | keyof typeof defaultLabels
  | keyof typeof languageLabels
  | keyof typeof mapWords
  | keyof typeof schemeLabels
  | keyof typeof searchWords,
  string
>;

import type { Place } from '#shared/studio.ts';
import type { Typed } from './typed.ts';

/** A part of the studio that could not be shown. */
export interface Failure {
  /** The part, as the beginning of a sentence: `The outline of the page`. */
  what: string;
  error: unknown;
  /** Texts that were typed into it and are shown nowhere else now. */
  typed: readonly Typed[];
  /** Where what it shows is written; undefined for what is selected. */
  place: Place | undefined;
  retry: () => void;
}

import type { FileLocation } from '#shared/studio.ts';
import type { TypedInput } from './typedTexts.ts';

export interface Failure {
  /** Name of the part, as the beginning of a sentence: `The outline of the page`. */
  what: string;
  error: unknown;
  /** Texts that were typed into the part and are not visible any more. */
  typed: readonly TypedInput[];
  /** Source location of the content; undefined for the selection. */
  place: FileLocation | undefined;
  retry: () => void;
}

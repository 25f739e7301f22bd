import type { RestoredForm } from './rememberedValues.ts';

/** Link by which a visitor has come back to a form. */
export interface FormLink {
  /** Address of the form in the inbox; undefined if it does not go there. */
  addressOf: () => string | undefined;
  /** Its secret; undefined for a visitor who has come without one. */
  token: string | undefined;
  /** Puts in what a link has brought. */
  resume: (found: RestoredForm) => void;
  /** Notes that the link has ended. */
  drop: () => void;
}

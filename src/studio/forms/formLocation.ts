import type { Json } from '#shared/json.ts';

/** Form as it is written, and its place in its file. */
export interface FormLocation {
  form: Json | undefined;
  pointer: string;
}

import type { Json } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';

/** Form, or repeated group of one, as it is written, and its place in its file. */
export interface FormLocation {
  form: Json | undefined;
  pointer: string;
}

export const fieldsPointerOf = ({ pointer }: Pick<FormLocation, 'pointer'>): string => childPointer(pointer, 'fields');

export const pointerOfField = (placed: Pick<FormLocation, 'pointer'>, index: number): string =>
  childPointer(fieldsPointerOf(placed), index);

import { isPart } from '#rules/isPart.ts';
import type { Form } from './form.types.ts';

/** Settings of a form that decide whether it has parts. */
export type PartSettings = Pick<Form, 'fields' | 'rememberDays' | 'resumeDays'>;

/** Settings of a form that decide whether it has extras. */
export type ExtraSettings = Pick<Form, 'fields' | 'closes' | 'places'> & { submit?: Pick<Form['submit'], 'guards'> };

/** @returns true for a form with steps, sections or repeated groups, or one that visitors finish some days later */
export const hasParts = ({ fields, rememberDays, resumeDays }: PartSettings): boolean =>
  rememberDays !== undefined ||
  resumeDays !== undefined ||
  fields.some((field) => isPart(field) || field.input === 'group');

/** @returns true for a field with an input that few forms have */
export const isRare = ({ input, boxes }: { input: string; boxes?: unknown }): boolean =>
  ['range', 'rating', 'signature', 'file'].includes(input) || (input === 'date' && boxes !== undefined);

/** @returns true for a form with a closing date, a number of places, guards or an input that few forms have */
export const hasExtras = ({ fields, closes, places, submit }: ExtraSettings): boolean =>
  closes !== undefined ||
  places !== undefined ||
  submit?.guards !== undefined ||
  fields.some((field) => isRare(field) || field.fields?.some(isRare));

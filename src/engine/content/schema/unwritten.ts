import type { Json } from '#shared/json.ts';
import type { Schema } from './schema.ts';

/**
 * True if a value is a place that somebody has yet to fill in: a text, address or file that is needed and empty. Values
 * that programs compare or compute with, as names, dates and choices, are no such places.
 */
export const isUnwritten = (value: Json | undefined, schema: Schema): boolean =>
  value === '' && (schema.format === 'media' || isAddress(schema) || isWords(schema));

/** Formats of addresses. Some are matched against a pattern, too. */
const addressFormats = ['link', 'endpoint', 'frame'];

const isAddress = ({ format = '' }: Schema): boolean => addressFormats.includes(format);

const isWords = ({ format, minLength, pattern, enum: choices, fieldOf }: Schema): boolean =>
  Boolean(minLength) && !pattern && !choices && !fieldOf && [undefined, 'markdown', 'verbatim'].includes(format);

import type { RuleBehaviour } from './types.ts';
import { asText } from './value.ts';

/** Characters that people type for an apostrophe and a hyphen in names. */
const apostrophes = /[\u2018\u2019\u02bc\u0060\u00b4\uff07]/g;
const hyphens = /[\u2010\u2011\u2012\u2013\uff0d]/g;

/** Letters of any script with their marks; between them spaces, apostrophes, hyphens, dots, as in "J. O'Neil-Rao". */
export const personNamePattern = "^[\\p{L}\\p{M}]+(?:(?:[ '-]|\\. ?|' )[\\p{L}\\p{M}]+)*\\.?$";

const compiledPattern = new RegExp(personNamePattern, 'u');

/** Allows what a name of a person consists of in any language. Spaces are reduced to single ones, dashes to hyphens. */
export const personName: RuleBehaviour = {
  takes: 'nothing',
  inputs: ['text'],
  normalize: (text) => text.replace(/\s+/gu, ' ').trim().replace(apostrophes, "'").replace(hyphens, '-'),
  check: (value, rule) => (compiledPattern.test(asText(value)) ? undefined : rule.message),
};

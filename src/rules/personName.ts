import type { RuleBehaviour } from './types.ts';
import { asText } from './value.ts';

/** Characters that people type for an apostrophe and a hyphen in names. */
const apostrophes = /[\u2018\u2019\u201b\u02bc\u2032\u0060\u00b4\u055a\u05f3\uff07]/g;
const hyphens = /[\u2010\u2011\u2012\u2013\uff0d]/g;

/** Letters of any script with their marks, and the joiners that Persian and scripts of India have between letters. */
const letters = '[\\p{L}\\p{M}\u200c\u200d]+';

/**
 * Names as "J. O'Neil-Rao": between letters stand spaces, apostrophes, hyphens, dots, or the middle dots of Catalan and
 * Japanese; an apostrophe may begin or end a name, as in "'t Hooft".
 */
export const personNamePattern = `^'?${letters}(?:(?:[ '·・-]|\\. ?|' | ')${letters})*['.]?$`;

const compiledPattern = new RegExp(personNamePattern, 'u');

/** Allows what a name of a person consists of in any language. Spaces are reduced to single ones, dashes to hyphens. */
export const personName: RuleBehaviour = {
  takes: 'nothing',
  inputs: ['text'],
  normalize: (text) => text.replace(/\s+/gu, ' ').trim().replace(apostrophes, "'").replace(hyphens, '-'),
  check: (value, rule) => (compiledPattern.test(asText(value)) ? undefined : rule.message),
};

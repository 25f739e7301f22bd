import { accepted } from './accepted.ts';
import { custom } from './custom.ts';
import { digits } from './digits.ts';
import { email } from './email.ts';
import { equalsField } from './equalsField.ts';
import { fileTypes } from './fileTypes.ts';
import { length } from './length.ts';
import { max } from './max.ts';
import { maxBytes } from './maxBytes.ts';
import { maxFiles } from './maxFiles.ts';
import { maxLength } from './maxLength.ts';
import { maxWords } from './maxWords.ts';
import { min } from './min.ts';
import { minLength } from './minLength.ts';
import { minWords } from './minWords.ts';
import { oneOf } from './oneOf.ts';
import { pattern } from './pattern.ts';
import { personName } from './personName.ts';
import { phone } from './phone.ts';
import { required } from './required.ts';
import type { RuleBehaviour, RuleName } from './types.ts';

/** All rules by name, in the order in which the studio lists them, followed by custom ones. */
export const rules: Record<RuleName, RuleBehaviour> = {
  required,
  minLength,
  maxLength,
  length,
  minWords,
  maxWords,
  pattern,
  email,
  personName,
  phone,
  digits,
  min,
  max,
  types: fileTypes,
  maxBytes,
  maxFiles,
  oneOf,
  equalsField,
  accepted,
  ...custom,
};

/** @returns true if a rule also checks empty fields */
export const judgesEmpty = (rule: RuleName): boolean => !!rules[rule]?.judgesEmpty;

import { visiblePattern } from './blankText.ts';
import { comparesFields, isFixedBound } from './bound.ts';
import { momentPattern, numberPattern } from './boundPattern.ts';
import { emailPattern } from './email.ts';
import { extensionsOf, readTypes } from './files.ts';
import { personNamePattern } from './personName.ts';
import { phonePatterns } from './phone.ts';
import { portablePattern } from './portablePattern.ts';
import { rules } from './rules.ts';
import type { InputKind, JsonSchema, Rule, RuleDefinition, RuleName, RuleSchema } from './types.ts';
import { asNumber, asText, bytesPerMegabyte } from './value.ts';

const ticked: JsonSchema = { const: true };

/** A part of a rule that draft-07 cannot say. */
const described = ($comment: string): JsonSchema => ({ $comment });

/**
 * Smallest or largest value, as far as it is the same for all entries. Entries hold numbers, dates and times as texts, so that a pattern compares them.
 */
function boundSchema(direction: 'min' | 'max', rule: Rule, kind: InputKind): JsonSchema {
  const { value, field, plus } = rule;
  if (comparesFields(rule) || !isFixedBound(rule)) {
    const bound = field === undefined ? value : `the value of "${field}"`;
    return described(`${direction}imum: ${bound}${plus ? `, together with "${plus.join('", "')}"` : ''}`);
  }
  if (kind === 'file') return fileSchema({ size: { [`${direction}imum`]: asNumber(value) * bytesPerMegabyte } });
  const pattern =
    kind === 'date' || kind === 'time'
      ? momentPattern(asText(value), direction)
      : numberPattern(asNumber(value), direction);
  return pattern === undefined ? described(`${direction}imum: ${value}`) : { pattern };
}

/** Schema of a file, or of each of several. */
const fileSchema = (properties: JsonSchema): JsonSchema => ({ properties, items: { properties } });

/** Names that end with one of the extensions, in capitals or not. */
const namePattern = (extensions: readonly string[]) => {
  const anyCase = (letter: string) =>
    letter.toUpperCase() === letter ? portablePattern(letter) : `[${letter}${letter.toUpperCase()}]`;
  return `\\.(?:${extensions.map((extension) => Array.from(extension, anyCase).join('')).join('|')})$`;
};

const requiredSchemas: Partial<Record<InputKind, JsonSchema>> = {
  tick: ticked,
  choices: { minItems: 1 },
  group: { minItems: 1 },
  file: { type: ['object', 'array'], minItems: 1 },
};

/** Built-in rules as schemas, apart from their behaviour: browsers do not need them. */
const schemas: Record<RuleName, RuleSchema> = {
  required: (_, kind) => requiredSchemas[kind] ?? { pattern: visiblePattern },
  minLength: ({ value }, kind) => (kind === 'choices' ? { minItems: value } : { minLength: value }),
  maxLength: ({ value }, kind) => (kind === 'choices' ? { maxItems: value } : { maxLength: value }),
  length: ({ value }, kind) =>
    kind === 'choices' ? { minItems: value, maxItems: value } : { minLength: value, maxLength: value },
  minWords: ({ value }) => described(`At least ${value} words.`),
  maxWords: ({ value }) => described(`At most ${value} words.`),
  pattern({ value }) {
    const pattern = portablePattern(asText(value));
    return pattern === undefined ? described(`Matches the pattern of JavaScript ${value}`) : { pattern };
  },
  email: () => ({ pattern: portablePattern(emailPattern) }),
  personName: () => ({ pattern: portablePattern(personNamePattern) }),
  phone: ({ format = 'international' }) =>
    format === 'national'
      ? { anyOf: Object.values(phonePatterns).map((pattern) => ({ pattern })) }
      : { pattern: phonePatterns.international },
  digits: ({ value }) => ({ pattern: value === undefined ? '^[0-9]+$' : `^[0-9]{${value}}$` }),
  min: (rule, kind) => boundSchema('min', rule, kind),
  max: (rule, kind) => boundSchema('max', rule, kind),
  types: ({ value }) => ({
    ...fileSchema({ name: { pattern: namePattern(extensionsOf(readTypes(value))) } }),
    ...described(`First bytes of the types ${value}`),
  }),
  maxBytes: ({ value }) => fileSchema({ size: { maximum: value } }),
  maxFiles: ({ value }) => ({ maxItems: value }),
  oneOf: ({ value }, kind) => (kind === 'choices' ? { items: { enum: value } } : { enum: value }),
  equalsField: ({ field }) => described(`The same value as in "${field}".`),
  accepted: () => ticked,
};

/** A rule as a schema, for a value in its normal form that is filled in and of the kind of its input. */
export function schemaOfRule(rule: Rule, kind: InputKind): JsonSchema {
  const { schema = schemas[rule.rule] } = rules[rule.rule] as Partial<RuleDefinition>;
  return schema(rule, kind);
}

import type { Schema } from '#engine/content/schema/schema.ts';
import { isUnwritten } from '#engine/content/schema/unwritten.ts';
import { tokensIn } from '#engine/content/text/tokens.ts';
import type { ValueOwner } from '#engine/problems/areas/schema.ts';
import { describeValue, quote } from '#shared/formatText.ts';
import { isObject, type Json } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';
import type { ProblemCollector, ValueLocation } from '../problemCollector.ts';
import { certainValueFix } from './certainFixes.ts';
import { exampleOf } from './exampleOf.ts';
import { describeExpectedType, formatAsExpectedType } from './expectedValue.ts';
import { suggestTextForPattern } from './textPatterns.ts';

export interface ValueError {
  keyword: string;
  params: Record<string, unknown>;
  value: Json | undefined;
  schema: Schema;
  ownerArgs: ValueOwner;
}

export function reportValueError(error: ValueError, location: ValueLocation, reports: ProblemCollector): void {
  const { value } = error;
  if (typeof value === 'string') reportText(error, location, reports);
  else if (typeof value === 'number') reportNumber(error, location, reports);
  else if (Array.isArray(value)) reportList(error, location, reports);
  else reportOtherError(error, location, reports);
}

function reportText(error: ValueError, location: ValueLocation, reports: ProblemCollector): void {
  const { keyword, schema, ownerArgs } = error;
  const text = String(error.value);
  if (keyword !== 'minLength' && keyword !== 'maxLength' && keyword !== 'pattern')
    reportOtherError(error, location, reports);
  // A text with tokens is checked after they are replaced. A value that is chosen from a list cannot have any.
  else if (tokensIn(text).length === 0) reportLength(keyword, text, schema, ownerArgs, location, reports);
}

/** Reports a text that is too short, too long or does not match its pattern. */
export function reportLength(
  keyword: string,
  text: string,
  schema: Schema,
  ownerArgs: ValueOwner,
  location: ValueLocation,
  reports: ProblemCollector,
): void {
  const length = [...text].length;
  if (text.trim() === '') reportEmptyText(text, schema, ownerArgs, location, reports);
  else if (keyword === 'minLength')
    reports.add('text-too-short', { ...ownerArgs, least: Number(schema.minLength), length }, location);
  else if (keyword === 'maxLength')
    reports.add('text-too-long', { ...ownerArgs, most: Number(schema.maxLength), length }, location);
  else
    reports.add(
      'text-form',
      { ...ownerArgs, found: quote(text, 40), ...suggestTextForPattern(text, String(schema.pattern)) },
      location,
    );
}

/** Reports a text without words: a place to be filled in, or a mistake. Settings of the site have no such places. */
export function reportEmptyText(
  text: string,
  schema: Schema,
  ownerArgs: ValueOwner,
  location: ValueLocation,
  reports: ProblemCollector,
): void {
  const isPlace = isUnwritten(text, schema) && !/(?:^|\/)_site\.json$/.test(location.file.path);
  reports.add(isPlace ? 'text-unwritten' : 'text-empty', ownerArgs, location);
}

function reportNumber(error: ValueError, location: ValueLocation, reports: ProblemCollector): void {
  const { keyword, ownerArgs, params } = error;
  const numbers = {
    found: Number(error.value),
    limit: Number(params.limit),
    isIncluded: !keyword.startsWith('exclusive'),
  };
  if (/minimum$/i.test(keyword)) reports.add('number-too-small', { ...ownerArgs, ...numbers }, location);
  else if (/maximum$/i.test(keyword)) reports.add('number-too-large', { ...ownerArgs, ...numbers }, location);
  else reportOtherError(error, location, reports);
}

function reportList(error: ValueError, location: ValueLocation, reports: ProblemCollector): void {
  const { keyword, ownerArgs, params } = error;
  const found = (error.value as Json[]).length;
  if (keyword === 'minItems')
    reports.add('list-too-short', { ...ownerArgs, found, least: Number(params.limit) }, location);
  else if (keyword === 'maxItems')
    reports.add('list-too-long', { ...ownerArgs, found, most: Number(params.limit) }, location);
  else if (keyword === 'uniqueItems') {
    reports.add('list-repeats', ownerArgs, { file: location.file, pointer: `${location.pointer}/${params.i}` });
  } else reportOtherError(error, location, reports);
}

function reportOtherError(error: ValueError, location: ValueLocation, reports: ProblemCollector): void {
  const { keyword, value, schema, ownerArgs } = error;
  if (keyword === 'type' && isObject(value) && schema.type === 'array')
    reports.add('list-brackets-missing', ownerArgs, location);
  else if (keyword === 'type' || keyword === 'oneOf' || keyword === 'anyOf') {
    const [expected, replacement] = [describeExpectedType(schema, value), formatAsExpectedType(schema, value)];
    // Of a number or a text, the words say more than an example.
    const example = /[{[]/.test(expected) ? exampleOf(schema) : undefined;
    const isOfOwnForm = (schema.pattern !== undefined && exampleOf(schema) === undefined) || undefined;
    const args = { ...ownerArgs, found: describeValue(value), expected, replacement, example, isOfOwnForm };
    if (expected === '') reports.add('value-unfit', ownerArgs, location);
    else reports.add('value-type', args, location);
  } else if (keyword === 'enum' || keyword === 'const') {
    const allowed = schema.enum ?? [schema.const ?? null];
    const names = allowed.filter((name) => typeof name === 'string');
    const args =
      typeof value === 'string'
        ? { ...ownerArgs, found: quote(value, 30), allowed, suggestion: findNearestName(value, names) }
        : { ...ownerArgs, found: describeValue(value), allowed };
    reports.add('value-not-possible', args, { ...location, ...certainValueFix(value, allowed) });
  } else reports.add('value-unfit', ownerArgs, location);
}

import type { Schema } from '#engine/content/schema/schema.ts';
import type { FailedCode } from '#engine/problems/failedCode.ts';
import { didYouMean, quote } from '#shared/formatText.ts';
import type { JsonObject } from '#shared/json.ts';
import { findNearestName } from '#shared/nearestName.ts';

/** Line of a frame in which code has failed, without its number. */
const failedLine = /^> +\d+ │ (.*)$/m;

/** Property of an object that is taken from an absent value, as V8 says it. */
const readOfAbsent = /^Cannot read properties of (?:undefined|null) \(reading '(.+?)'\)/;
const callOfOther = /^([\w$.]+)\.([\w$]+) is not a function/;

/** Name at the end of code, alone or as a part of the properties. */
const lastName = /(?:^|[^\w$.\])?])(?:props\.)?([A-Za-z_$][\w$]*)\.$/;

/**
 * Finds a property that a component takes for something else than its schema says.
 * @param reason message of the error
 * @param props that the component was given
 * @param schemaOf reads the schema of these properties, which few errors need
 * @returns a sentence; undefined if it is not certain that the error comes from this
 */
export function findDisagreement(
  reason: string,
  failed: FailedCode,
  props: JsonObject,
  schemaOf: () => Schema,
): string | undefined {
  const read = readOfAbsent.exec(reason)?.[1];
  if (read !== undefined) {
    const name = nameBefore(failed, read);
    return name !== undefined && props[name] === undefined ? describeAbsent(name, read, schemaOf()) : undefined;
  }
  const [, receiver = '', method = ''] = callOfOther.exec(reason) ?? [];
  const name = receiver.replace(/^props\./, '');
  const value = props[name];
  if (value === undefined || !schemaOf().properties?.[name]) return undefined;
  return `The schema says that ${quote(name)} is ${kindOf(value)}, which has no ${quote(method)}.`;
}

/** Name of the variable or property in the failed line of which something is read there. */
function nameBefore({ frame, column }: FailedCode, read: string): string | undefined {
  const line = failedLine.exec(frame.join('\n'))?.[1] ?? '';
  const before = line.slice(0, column - 1);
  if (!line.slice(column - 1).startsWith(read)) return undefined;
  return lastName.exec(before)?.[1];
}

function describeAbsent(name: string, read: string, { properties = {}, required = [] }: Schema): string | undefined {
  if (!properties[name]) {
    const names = Object.keys(properties);
    const suggestion = findNearestName(name, names);
    return suggestion === undefined
      ? undefined
      : `The schema has no property ${quote(name)}. ${didYouMean(suggestion, '')}`.trim();
  }
  if (required.includes(name)) return undefined;
  return `The schema lets ${quote(name)} be left out, as it is here; the code reads ${quote(read)} of it in any case.`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (value === null) return 'null';
  const kinds: Record<string, string> = { string: 'a text', number: 'a number', boolean: 'true or false' };
  return kinds[typeof value] ?? 'an object';
}

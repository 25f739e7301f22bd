import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';

/** Manner in which the conditions of a group decide together. */
export type GroupKind = 'all' | 'any' | 'none' | 'notAll';

/** A group of conditions as it is written. */
export interface ConditionGroup {
  kind: GroupKind;
  items: Json[];
  /** Pointer of each item within the condition. */
  pointerOf: (index: number) => string;
}

export const groupNames: Record<GroupKind, string> = {
  all: 'all of these hold',
  any: 'one of these holds',
  none: 'none of these holds',
  notAll: 'not all of these hold',
};

/** @returns the group that a condition is; undefined for a condition on one field */
export function readGroup(written: Json): ConditionGroup | undefined {
  if (!isObject(written)) return undefined;
  const { all, any, not } = written;
  if (Array.isArray(all)) return { kind: 'all', items: all, pointerOf: (index) => `/all/${index}` };
  if (Array.isArray(any)) return { kind: 'any', items: any, pointerOf: (index) => `/any/${index}` };
  if (!isObject(not) || isNegatable(not)) return undefined;
  const inner = readGroup(not);
  if (inner?.kind === 'any' || inner?.kind === 'all')
    return {
      ...inner,
      kind: inner.kind === 'any' ? 'none' : 'notAll',
      pointerOf: (index) => `/not${inner.pointerOf(index)}`,
    };
  return { kind: 'none', items: [not], pointerOf: () => '/not' };
}

/** @returns true for a condition on one field that is said with “not” in the same sentence: “is not Music” */
export const isNegatable = (inner: Json): boolean => isObject(inner) && inner.is !== undefined;

/** Writes a group in place of what was written; other keys, as the message, stay. */
export function writeGroup(written: Json, kind: GroupKind, items: Json[]): JsonObject {
  const { all: _, any: __, not: ___, ...others } = isObject(written) ? written : {};
  const list = kind === 'all' || kind === 'notAll' ? { all: items } : { any: items };
  return { ...(kind === 'none' || kind === 'notAll' ? { not: list } : list), ...others };
}

const conditionKeys = ['field', 'is', 'atLeast', 'atMost', 'moreThan', 'lessThan', 'empty', 'all', 'any', 'not'];

/** Other keys beside a condition, as the message. */
const besides = (written: Json): JsonObject =>
  isObject(written) ? Object.fromEntries(Object.entries(written).filter(([key]) => !conditionKeys.includes(key))) : {};

/** The condition itself, without what stands beside it. */
const conditionAlone = (written: Json): JsonObject =>
  isObject(written) ? Object.fromEntries(Object.entries(written).filter(([key]) => conditionKeys.includes(key))) : {};

/** A condition on one field becomes a group of it and another one. */
export const wrapInGroup = (written: Json, next: Json): JsonObject => ({
  all: [conditionAlone(written), next],
  ...besides(written),
});

/** Removes one condition of a group; the last one but one takes the group's place. Undefined if nothing is left. */
export function removeItem(written: Json, index: number): JsonObject | undefined {
  const group = readGroup(written);
  const items = group?.items.filter((_, at) => at !== index) ?? [];
  const [only] = items;
  if (!group || only === undefined) return undefined;
  const isPlain = group.kind === 'all' || group.kind === 'any';
  return items.length === 1 && isPlain && isObject(only)
    ? { ...only, ...besides(written) }
    : writeGroup(written, group.kind, items);
}

/** The places at which a condition, right or wrong, names a field. */
export function placesOfField(written: Json | undefined, name: Json | undefined, pointer = ''): string[] {
  if (!isObject(written)) return [];
  const lists = (['all', 'any'] as const).flatMap((key) => {
    const items = written[key];
    return Array.isArray(items)
      ? items.flatMap((item, index) => placesOfField(item, name, childPointer(childPointer(pointer, key), index)))
      : [];
  });
  const own = typeof name === 'string' && written.field === name ? [pointer] : [];
  return [...own, ...lists, ...placesOfField(written.not, name, childPointer(pointer, 'not'))];
}

/** A condition without its parts on a field; undefined if nothing is left of it. */
export function withoutField(written: Json, name: string): JsonObject | undefined {
  if (!isObject(written) || written.field === name) return undefined;
  if (isObject(written.not)) {
    const inner = withoutField(written.not, name);
    return inner && { ...written, not: inner };
  }
  const key = Array.isArray(written.all) ? 'all' : 'any';
  const items = written[key];
  if (!Array.isArray(items)) return written;
  const left = items.map((item) => withoutField(item, name)).filter((item) => item !== undefined);
  const [only] = left;
  if (!only) return undefined;
  return left.length === 1 ? { ...only, ...besides(written) } : { ...written, [key]: left };
}

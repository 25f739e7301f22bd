import { isObject } from './json.ts';

/** Check of a value in a message of another origin. */
export type Check = (value: unknown) => boolean;

/** Check of a text. */
export const isText: Check = (value) => typeof value === 'string';
/** Check of a number that is finite. */
export const isNumber: Check = Number.isFinite;
/** Check of true and false. */
export const isBoolean: Check = (value) => typeof value === 'boolean';

/** Checks each item of a list. */
export const listOf =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);

/** Checks a value that may be undefined. */
export const optional =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

/** Checks an object that has these properties and no others. */
export const shaped =
  (shape: Record<string, Check>): Check =>
  (value) =>
    isObject(value) &&
    Object.entries(shape).every(([key, check]) => check(value[key])) &&
    Object.keys(value).every((key) => Object.hasOwn(shape, key));

import { isObject } from '#shared/json.ts';
import { HttpError } from '../httpError.ts';
import { isPlainPath } from '../jsonFiles.ts';

const createUnknownRequestError = (): HttpError =>
  new HttpError('The studio has sent something that this server does not know.');

/** @returns the body as an object with unchecked values */
export const readBody = (body: unknown): Record<string, unknown> => {
  if (!isObject(body)) throw createUnknownRequestError();
  return body;
};

export function readPaths(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every(isPlainPath)) throw createUnknownRequestError();
  return value;
}

export function readTexts(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every((one) => typeof one === 'string')) throw createUnknownRequestError();
  return value;
}

/** @throws HttpError if the value is no path inside the pages folder */
export function readPath(value: unknown): string {
  if (!isPlainPath(value)) throw createUnknownRequestError();
  return value;
}

/** @throws HttpError if the value is no full name of a commit */
export function readCommit(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{40,64}$/.test(value)) throw createUnknownRequestError();
  return value;
}

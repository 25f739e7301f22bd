import { isObject } from '#shared/json.ts';
import { Refusal } from '../refusal.ts';

/** Thrown where the studio sends something that this server does not know. */
const notKnown = (): Refusal =>
  new Refusal(422, { reason: 'The studio has sent something that this server does not know.' });

/** What was sent, as an object whose values are still to be looked at. */
export const readBody = (body: unknown): Record<string, unknown> => {
  if (!isObject(body)) throw notKnown();
  return body;
};

/** Paths that stay inside the pages folder, and name nothing that begins with a dot. */
export function readPaths(value: unknown): string[] {
  if (!Array.isArray(value) || !value.every(isInside)) throw notKnown();
  return value;
}

/** @throws Refusal for what is no path inside the pages folder */
export function readPath(value: unknown): string {
  if (!isInside(value)) throw notKnown();
  return value;
}

const isInside = (path: unknown): path is string =>
  typeof path === 'string' && !/[\\\0]/.test(path) && path.split('/').every((name) => name && !name.startsWith('.'));

/** @throws Refusal for what is no full name of a commit */
export function readCommit(value: unknown): string {
  if (typeof value !== 'string' || !/^[0-9a-f]{40,64}$/.test(value)) throw notKnown();
  return value;
}

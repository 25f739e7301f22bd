import type { FormValues } from '#rules/types.ts';

/** Attempt to send that has not been answered yet, or has failed. */
let last: { url: string; written: string; key: string } | undefined;

const describeFile = (_: string, value: unknown) => (value instanceof File ? [value.name, value.size] : value);

/**
 * Key of an attempt to send: the same one when the same values are sent again because no answer came, so that they are
 * stored once.
 */
export function attemptKey(url: string, values: FormValues): string {
  const written = JSON.stringify(values, describeFile);
  if (last?.url !== url || last.written !== written) {
    const bytes = crypto.getRandomValues(new Uint8Array(16));
    last = { url, written, key: Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('') };
  }
  return last.key;
}

/** Ends an attempt that has succeeded: the same values once more are another entry. */
export const endAttempt = (): unknown => (last = undefined);

import type { Json } from '#shared/json.ts';

/** A file's bytes as JSON; undefined for what is none, and for a file that is not there. */
export function jsonOf(bytes: Buffer | undefined): Json | undefined {
  try {
    return bytes && (JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')) as Json);
  } catch {
    return undefined;
  }
}

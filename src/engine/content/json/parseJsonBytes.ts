import type { Json } from '#shared/json.ts';

/** Parses the bytes of a JSON file; undefined for a missing file and for invalid JSON. */
export function parseJsonBytes(bytes: Buffer | undefined): Json | undefined {
  try {
    return bytes && (JSON.parse(bytes.toString('utf8').replace(/^\ufeff/, '')) as Json);
  } catch {
    return undefined;
  }
}

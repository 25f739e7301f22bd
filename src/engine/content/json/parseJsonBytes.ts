import { type Json, parseFileText } from '#shared/json.ts';

/** Parses the bytes of a JSON file; undefined for a missing file and for invalid JSON. */
export function parseJsonBytes(bytes: Buffer | undefined): Json | undefined {
  try {
    return bytes && parseFileText(bytes.toString('utf8'));
  } catch {
    return undefined;
  }
}

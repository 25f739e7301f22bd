import type { Context } from 'hono';
import { type SentEntry, type SentFile, sentFile } from '../receive/readValues.ts';

/** Most parts of a body: more fields than that has no form. */
const mostParts = 2_000;

async function readPair(name: string, value: string | File): Promise<[string, string | SentFile]> {
  if (typeof value === 'string') return [name, value];
  return [name, sentFile(value.name, new Uint8Array(await value.arrayBuffer()))];
}

/**
 * Reads what was sent: JSON, or what a browser sends by itself, urlencoded or as multipart.
 * @returns undefined if it is neither, or cannot be read
 */
export async function readBody({ req }: Context): Promise<SentEntry | undefined> {
  const type = req.header('content-type')?.split(';')[0]?.trim().toLowerCase() ?? '';
  try {
    if (type === 'application/json') return { kind: 'json', values: await req.json() };
    if (type !== 'multipart/form-data' && type !== 'application/x-www-form-urlencoded') return undefined;
    const parts = [...(await req.formData())];
    if (parts.length > mostParts) return undefined;
    return { kind: 'pairs', pairs: await Promise.all(parts.map(([name, value]) => readPair(name, value))) };
  } catch {
    return undefined;
  }
}

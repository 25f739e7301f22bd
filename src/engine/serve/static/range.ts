import type { IncomingHttpHeaders } from 'node:http';

/** A part of a file: the first byte, and the first that is no longer in it. */
export interface Range {
  start: number;
  end: number;
}

/**
 * The part that a request asks for. https://www.rfc-editor.org/rfc/rfc9110#section-14
 * @param size of the whole, bytes
 * @param etag of what there is now: a part of something else would not fit what the browser has
 * @returns undefined for the whole, which is also for those who ask for several parts; `'none'` for a part beyond the end
 */
export function rangeOf(request: IncomingHttpHeaders, size: number, etag: string): Range | 'none' | undefined {
  const [, first = '', last = ''] = /^bytes=\s*(\d*)\s*-\s*(\d*)\s*$/i.exec(request.range ?? '') ?? [];
  const condition = request['if-range'];
  const isWhole = (first === '' && last === '') || (condition !== undefined && condition !== etag);
  if (isWhole) return undefined;
  if (first === '')
    return Number(last) > 0 && size > 0 ? { start: Math.max(0, size - Number(last)), end: size } : 'none';
  if (last !== '' && Number(last) < Number(first)) return undefined;
  if (Number(first) >= size) return 'none';
  return { start: Number(first), end: last === '' ? size : Math.min(Number(last) + 1, size) };
}

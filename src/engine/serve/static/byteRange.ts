import type { IncomingHttpHeaders } from 'node:http';

/** Part of a file: its first byte, and the first byte after it. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a range request. https://www.rfc-editor.org/rfc/rfc9110#section-14
 * @param size of the full file in bytes
 * @param etag of the current content: a part of other content would not fit what the browser has
 * @returns undefined for the full file, also if several parts are requested; `'none'` for a part beyond the end
 */
export function parseRangeHeader(
  request: IncomingHttpHeaders,
  size: number,
  etag: string,
): ByteRange | 'none' | undefined {
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

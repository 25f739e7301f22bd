import { decodeAddress } from '#shared/decodeAddress.ts';

/** One line of `_redirects`. */
export interface Redirect {
  from: string;
  to: string;
  status: number;
}

/** One group of `_headers`: the paths it is for, and what it adds to their answers. */
export interface HeaderRule {
  /** A path, in which one `*` may stand for any text. */
  pattern: string;
  headers: [name: string, value: string][];
}

const meaningful = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));

/** Reads `_redirects`: lines of `from to status`; without a status, 301 (as hosts that read this file have it). */
export function parseRedirects(text: string): Redirect[] {
  return meaningful(text).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    return from && to ? [{ from: decodeAddress(from).replace(/(.)\/+$/, '$1'), to, status: Number(status) }] : [];
  });
}

/** An address as it may stand in a header or a file of lines: what is encoded already stays as it is. */
export const encodeAddress = (address: string): string => encodeURI(address).replace(/%25([0-9a-f]{2})/gi, '%$1');

/**
 * An address with something more in its query: before a `#`, and after a query of its own.
 * @param asFirst what is put in where there is no query yet, with its `?`
 * @param asNext what is put in after a query, with its `&`
 */
export function insertQuery(address: string, asFirst: string, asNext: string): string {
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return path + (path.includes('?') ? asNext : asFirst) + fragment;
}

/** Reads `_headers`: a path on a line of its own, below it indented lines of `Name: value`. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of meaningful(text)) {
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** The headers that all matching rules add to a path, by lower-case name; a later rule wins. */
export function headersFor(path: string, rules: HeaderRule[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (const rule of rules) {
    if (matches(path, rule)) for (const [name, value] of rule.headers) headers[name.toLowerCase()] = value;
  }
  return headers;
}

function matches(path: string, { pattern }: HeaderRule): boolean {
  const star = pattern.indexOf('*');
  if (star < 0) return path === pattern;
  const [start, end] = [pattern.slice(0, star), pattern.slice(star + 1)];
  return path.length >= start.length + end.length && path.startsWith(start) && path.endsWith(end);
}

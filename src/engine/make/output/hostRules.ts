import { decodeAddress } from '#shared/decodeAddress.ts';
import { encodeLetters } from '#shared/plainAddress.ts';

export interface Redirect {
  from: string;
  to: string;
  status: number;
}

export interface HeaderRule {
  /** Path in which one `*` matches any text. */
  pattern: string;
  headers: [name: string, value: string][];
}

const ruleLinesOf = (text: string) => text.split(/\r?\n/).filter((line) => line.trim() && !line.trim().startsWith('#'));

/** Parses `_redirects`: lines of `from to status`. The default status is 301, as on other hosts. */
export function parseRedirects(text: string): Redirect[] {
  return ruleLinesOf(text).flatMap((line) => {
    const [from, to, status = '301'] = line.trim().split(/\s+/);
    return from && to
      ? [
          {
            from: decodeAddress(from)
              .normalize()
              .replace(/(.)\/+$/, '$1'),
            to,
            status: Number(status),
          },
        ]
      : [];
  });
}

/** Encodes an address for a header or a file of lines; encoded parts remain unchanged. */
export const encodeAddress = (address: string): string =>
  encodeURI(encodeLetters(address)).replace(/%25([0-9a-f]{2})/gi, '%$1');

/** Inserts a query before a `#`: `asFirst` with its `?` if there is no query, else `asNext` with its `&`. */
export function insertQuery(address: string, asFirst: string, asNext: string): string {
  const [, path = '', fragment = ''] = /^([^#]*)(.*)$/s.exec(address) ?? [];
  return path + (path.includes('?') ? asNext : asFirst) + fragment;
}

/** Parses `_headers`: paths on separate lines, each followed by indented lines of `Name: value`. */
export function parseHeaders(text: string): HeaderRule[] {
  const rules: HeaderRule[] = [];
  for (const line of ruleLinesOf(text)) {
    if (!/^\s/.test(line)) rules.push({ pattern: line.trim(), headers: [] });
    const [, name, value] = /^\s+([\w-]+):\s*(.*?)\s*$/.exec(line) ?? [];
    if (name && value) rules.at(-1)?.headers.push([name, value]);
  }
  return rules;
}

/** Headers of all rules that match a path, by lowercase name; later rules win. */
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

import { decodeAddress, encodeAddress, insertQuery, type Redirect } from '../../output/hostRules.ts';

/** A text in quotes, as nginx reads them. */
export const quote = (text: string) => `"${text.replace(/[\\"]/g, '\\$&')}"`;

/**
 * Lines for a `server` block that answer addresses that lead elsewhere, with and without a slash at the end. Nginx
 * compares addresses after it has decoded them.
 */
export function redirectLines(redirects: Redirect[]): string[] {
  if (!redirects.length) return [];
  // The first of two counts; nginx would refuse the second.
  const targets = new Map<string, string>();
  for (const { from, to, status } of redirects) {
    const plain = decodeAddress(from).replace(/\/+$/, '');
    for (const address of [plain, `${plain}/`])
      if (address && !targets.has(address)) targets.set(address, `${status} ${quote(target(to))}`);
  }
  const lines = [...targets].map(([from, to]) => `location = ${quote(from)} { return ${to}; }`);
  return ['set $lintel_and "";', 'if ($args) {', '  set $lintel_and &;', '}', ...lines];
}

/** A dollar begins a variable, and there is no other way to write one. */
const target = (to: string) =>
  insertQuery(encodeAddress(to).replaceAll('$', '%24'), '$is_args$args', '$lintel_and$args');

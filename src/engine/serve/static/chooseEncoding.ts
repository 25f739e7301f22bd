export type ContentEncoding = 'br' | 'gzip' | 'identity';

/**
 * Weights of an `Accept-Encoding` by lower-case name, 0 (never) to 1.
 * https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3
 */
function parseAcceptEncoding(accepted = ''): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const weightText = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    // An invalid weight counts as a refusal.
    const weight =
      weightText === undefined ? 1 : /^[01](\.\d{0,3})?$/.test(weightText) ? Math.min(Number(weightText), 1) : 0;
    if (name) found.set(name, weight);
  }
  return found;
}

const encodingsByStrength: ContentEncoding[] = ['br', 'gzip', 'identity'];

/**
 * Chooses the encoding that a browser's `Accept-Encoding` prefers, the best compression first among equals. A client
 * that refuses all of them gets `identity`, which every client can read.
 */
export function chooseEncoding(accepted: string | undefined): ContentEncoding {
  const preferred = parseAcceptEncoding(accepted);
  const defaultWeight = preferred.get('*') ?? 0;
  const weigh = (encoding: ContentEncoding) => preferred.get(encoding) ?? defaultWeight;
  const [best = 'identity'] = encodingsByStrength.toSorted((first, second) => weigh(second) - weigh(first));
  return weigh(best) > 0 ? best : 'identity';
}

/** Compression of a body while it is sent. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Preferences of an `Accept-Encoding` by lower-case name: from 0, never, to 1. https://www.rfc-editor.org/rfc/rfc9110#section-12.5.3 */
function preferences(accepted = ''): Map<string, number> {
  const found = new Map<string, number>();
  for (const entry of accepted.toLowerCase().split(',')) {
    const [name = '', ...parameters] = entry.split(';').map((part) => part.trim());
    const written = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
    // What is not written correctly is not asked for.
    const weight = written === undefined ? 1 : /^[01](\.\d{0,3})?$/.test(written) ? Math.min(Number(written), 1) : 0;
    if (name) found.set(name, weight);
  }
  return found;
}

/** What compresses best comes first. */
const byStrength: Encoding[] = ['br', 'gzip', 'identity'];

/**
 * The encoding that a browser's `Accept-Encoding` prefers; of those that it likes as much, the one that compresses best.
 * Whoever refuses all that there is gets the text as it is, which everybody can read.
 */
export function chooseEncoding(accepted: string | undefined): Encoding {
  const preferred = preferences(accepted);
  const others = preferred.get('*') ?? 0;
  const weigh = (encoding: Encoding) => preferred.get(encoding) ?? others;
  const [best = 'identity'] = byStrength.toSorted((first, second) => weigh(second) - weigh(first));
  return weigh(best) > 0 ? best : 'identity';
}

/** Start of the hash, and its factor (FNV-1a, 64 bits, by 16-bit units): http://www.isthe.com/chongo/tech/comp/fnv/ */
const [offset, prime] = [0xcbf29ce484222325n, 0x100000001b3n];

/**
 * Leaves out texts with markup, which are converted with addresses of the site, and names of countries, which differ
 * from one Node to the next. Neither decides about an entry.
 */
function withoutMarkup(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if ('html' in value) return undefined;
  return 'input' in value && value.input === 'country' ? { ...value, options: undefined } : value;
}

/** Parts of a form that make up its key. */
export interface IdentifiedForm {
  fields: readonly object[];
  id?: string;
  heading?: string;
}

/**
 * Key of a form by its fields, anchor and heading: page, browser and inbox make the same one of the same fields. An entry of a page that
 * was opened before a form has changed is thus checked by the rules that the page showed.
 * @returns 16 hexadecimal digits
 */
export function formKey({ fields, id = '', heading = '' }: IdentifiedForm): string {
  const text = JSON.stringify([id, heading, fields], withoutMarkup);
  let hash = offset;
  for (let at = 0; at < text.length; at++) hash = BigInt.asUintN(64, (hash ^ BigInt(text.charCodeAt(at))) * prime);
  return hash.toString(16).padStart(16, '0');
}

/** How a body is compressed for its way, where browser and server share nothing. */
export type Encoding = 'br' | 'gzip' | 'identity';

/** Whether a browser's `Accept-Encoding` allows an encoding. */
export const allows = (accepted: string | undefined, name: string): boolean =>
  new RegExp(`(^|[\\s,])${name}(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))\\s*(;|,|$)`).test(accepted ?? '');

/** The best encoding that a browser's `Accept-Encoding` allows. */
export function chooseEncoding(accepted: string | undefined): Encoding {
  if (allows(accepted, 'br')) return 'br';
  return allows(accepted, 'gzip') ? 'gzip' : 'identity';
}

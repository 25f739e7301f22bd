import { contentHash } from '#engine/store/cache.ts';
import { isObject, type Json } from '#shared/json.ts';

/**
 * What a translation notes of the file that it translates (`translates`), so that a later change of that is seen. How the
 * file is laid out changes nothing.
 */
export function translationKey(original: Json | undefined): string {
  const { $schema: _, ...said } = isObject(original) ? original : {};
  return contentHash([JSON.stringify(said)], 8);
}

/** What a translation has noted of its original; undefined for nothing. */
export function notedKey(translation: Json | undefined): string | undefined {
  const { translates } = isObject(translation) ? translation : {};
  return typeof translates === 'string' ? translates : undefined;
}

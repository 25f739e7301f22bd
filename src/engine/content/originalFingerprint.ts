import { contentHash } from '#engine/store/cache.ts';
import { isObject, type Json } from '#shared/json.ts';

/**
 * Fingerprint of an original, recorded in its translation (`translates`) to detect later changes. Formatting does not
 * change it.
 */
export function originalFingerprint(original: Json | undefined): string {
  const { $schema: _, ...content } = isObject(original) ? original : {};
  return contentHash([JSON.stringify(content)], 8);
}

export function recordedFingerprint(translation: Json | undefined): string | undefined {
  const { translates } = isObject(translation) ? translation : {};
  return typeof translates === 'string' ? translates : undefined;
}

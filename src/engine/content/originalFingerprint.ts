import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { contentHash } from '#engine/store/cache.ts';
import { isObject, type Json } from '#shared/json.ts';
import { composeFile, type TextFiles } from './textFiles.ts';

/**
 * Fingerprint of an original, recorded in its translation (`translates`) to detect later changes. Formatting does not
 * change it.
 * @param original its value, with the texts that are in files of their own
 */
export function originalFingerprint(original: Json | undefined): string {
  const { $schema: _, ...content } = isObject(original) ? original : {};
  return contentHash([JSON.stringify(content)], 8);
}

/** Fingerprint of the file of an original. @param texts text files of the site */
export const fileFingerprint = (original: SourceFile | undefined, texts: TextFiles): string =>
  originalFingerprint(original && composeFile(original, texts).json);

export function recordedFingerprint(translation: Json | undefined): string | undefined {
  const { translates } = isObject(translation) ? translation : {};
  return typeof translates === 'string' ? translates : undefined;
}

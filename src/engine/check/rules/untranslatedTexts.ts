import { recordedFingerprint } from '#engine/content/originalFingerprint.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject } from '#shared/json.ts';
import { defineRule } from './rule.ts';

const tokens = /\{[^{}]*\}/g;

const isTranslationDraft = ({ json }: SourceFile): boolean =>
  isObject(json) && json.draft === true && recordedFingerprint(json) !== undefined;

/**
 * Gathers the places of the texts of translations that are drafts. They are compared with those of the originals in
 * `checkTranslations`, which knows both.
 */
export const untranslatedTexts = defineRule<string>({
  name: 'untranslatedTexts',
  readsMarkdown: true,
  mayConcern: isTranslationDraft,
  text(written, { const: only, enum: choices, pattern }, { file, location }) {
    // A name of something and a choice are the same in all languages.
    if (only || choices || pattern || !isTranslationDraft(file)) return undefined;
    return /\p{L}/u.test(written.replaceAll(tokens, '')) ? location.pointer : undefined;
  },
  check() {},
});

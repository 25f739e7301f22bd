import { decodeEntities } from '#shared/decodeEntities.ts';
import type { UntranslatedTexts } from '../resolve/resolved.ts';

/**
 * Adds `lang` to the elements of a block that hold an untranslated text and nothing else. React leaves attributes alone
 * that it finds and does not know.
 */
export function markUntranslated(html: string, untranslated: UntranslatedTexts | undefined): string {
  if (!untranslated) return html;
  const { language, texts } = untranslated;
  const known = new Set(texts);
  return html.replace(
    /<([a-z][a-z0-9]*)((?:\s[^<>]*)?)>([^<>]+)(?=<\/\1>)/g,
    (element, name: string, attributes: string, text: string) =>
      known.has(decodeEntities(text)) && !/\slang=/.test(attributes)
        ? `<${name} lang="${language}"${attributes}>${text}`
        : element,
  );
}

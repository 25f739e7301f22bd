import { readExamples } from '#engine/content/schema/examples.ts';
import { isCustomBlock } from '#engine/store/siteRoot.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json } from '#shared/json.ts';
import { defineRule } from './rule.ts';

/** Shorter texts, as labels and names, may well be the same by chance. */
const minLength = 24;
const minWords = 5;

const mayBeKept = (text: string) => text.length >= minLength && text.split(/\s+/).length >= minWords;

const textsByType = new Map<string, ReadonlySet<string>>();

/** Longer texts of all examples of a block type; none for a block of the site itself, which has the site's own words. */
const exampleTexts = (type: string): ReadonlySet<string> =>
  getOrInsert(
    textsByType,
    type,
    () => new Set(isCustomBlock(type) ? [] : Object.values(readExamples(type)).flatMap(textsIn)),
  );

function textsIn(value: Json | undefined): string[] {
  if (typeof value === 'string') return mayBeKept(value) ? [value.trim()] : [];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isObject(value) ? Object.values(value).flatMap(textsIn) : [];
}

/** Reports texts of a block that are those of its example: invented claims that were not replaced. */
export const keptExamples = defineRule<never>({
  name: 'keptExamples',
  readsMarkdown: true,
  text(written, { format, comfortable }, { currentBlock, location, reports }) {
    // Other texts are sentences of the interface, as messages of a form, which may be as they are.
    if ((format !== 'markdown' && comfortable === undefined) || written.length < minLength) return undefined;
    const type = currentBlock?.value.type;
    if (typeof type === 'string' && mayBeKept(written) && exampleTexts(type).has(written.trim()))
      reports.add('text-from-example', { type }, location);
    return undefined;
  },
  check() {},
});

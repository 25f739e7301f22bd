import { MergedFile } from '#engine/content/mergedFile.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { escapePointerKey } from '#shared/pointer.ts';
import type { ResolvedBlock } from './resolved.ts';
import type { ResolveScope } from './scope.ts';

/** Notes the texts of an item that is in the first language of the site. */
export function noteUntranslated(item: JsonObject, { untranslated }: Pick<ResolveScope, 'untranslated'>): void {
  if (untranslated) forEachText(item, '', (text) => untranslated.add(text));
}

/** Notes those texts of items of a data list that its translation lacks. */
export function noteUntranslatedOfList(list: string, items: JsonObject[], scope: ResolveScope): void {
  const { context, untranslated } = scope;
  const file = context.source.data.get(list);
  if (!untranslated || !file || context.language === context.locales[0]?.language) return;
  const ofList = getOrInsert(textsByList, file, () => textsWithoutTranslation(file));
  for (const item of items) forEachText(item, '', (text) => ofList.has(text) && untranslated.add(text));
}

/** The texts that were noted for a block, and their language. */
export function untranslatedOf(
  noted: ReadonlySet<string>,
  { context }: Pick<ResolveScope, 'context'>,
): Pick<ResolvedBlock, 'untranslated'> {
  const [first] = context.locales;
  return first && noted.size > 0
    ? { untranslated: { language: first.language.replace(/-.*/s, ''), texts: [...noted] } }
    : {};
}

const textsByList = new WeakMap<SourceFile, ReadonlySet<string>>();

function textsWithoutTranslation(file: SourceFile): ReadonlySet<string> {
  const texts = new Set<string>();
  const items = isObject(file.json) ? file.json.items : undefined;
  forEachText(items, '/items', (text, pointer) => {
    if (!(file instanceof MergedFile) || !file.isTranslated(pointer)) texts.add(text);
  });
  return texts;
}

/** Calls back for each text with letters in a value. */
function forEachText(value: Json | undefined, pointer: string, use: (text: string, pointer: string) => void): void {
  if (typeof value === 'string') {
    if (/\p{L}/u.test(value)) use(value, pointer);
  } else if (typeof value === 'object' && value !== null)
    for (const [key, inner] of Object.entries(value)) forEachText(inner, `${pointer}/${escapePointerKey(key)}`, use);
}

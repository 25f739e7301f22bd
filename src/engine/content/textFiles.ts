import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { textFileNameIn, textFilePath } from '#shared/contentFile/textFileName.ts';
import { getOrInsert } from '#shared/getOrInsert.ts';
import { isObject, type Json, type JsonObject } from '#shared/json.ts';
import { formatPointer, parsePointer, readPath } from '#shared/pointer.ts';
import { filesByName } from './filesByName.ts';
import type { SiteSource } from './siteSource.ts';

/*
 * Texts of a file that are written in files of their own: `{ "file": "_about.md" }` in place of a text. Files are loaded
 * as they are written; before a site is checked or resolved, such values are replaced by the texts.
 */

/** Text files by path inside the pages folder. */
export type TextFiles = ReadonlyMap<string, SourceFile>;

/** Value that names a text file. */
export interface TextUse {
  /** Pointer of the value; that of the name in it ends with `/file`. */
  pointer: string;
  /** Name as written. */
  name: string;
  /** Path inside the pages folder; undefined if no text file can have that name. */
  path: string | undefined;
}

/** Names of text files by the object or list that holds the value, and by its key. */
const usesByHolder = new WeakMap<object, Map<string, TextUse>>();

/** Path of the text file that the value at a key of a composed file comes from. */
export const textFileAt = (holder: object, key: string | number): string | undefined =>
  usesByHolder.get(holder)?.get(String(key))?.path;

interface Filled {
  json: Json | undefined;
  uses: TextUse[];
}

/** Replaces names of text files by their texts; parts without any stay the same objects. */
function fillTexts(json: Json | undefined, user: string, texts: TextFiles): Filled {
  const uses: TextUse[] = [];
  const fill = (value: Json, path: (string | number)[]): Json => {
    if (typeof value !== 'object' || value === null) return value;
    const before = uses.length;
    const own = new Map<string, TextUse>();
    const entries = Object.entries(value).map(([key, item]): [string, Json] => {
      const at = [...path, key];
      const name = textFileNameIn(item);
      if (name === undefined) return [key, fill(item ?? null, at)];
      const use = { pointer: formatPointer(at), name, path: textFilePath(name, user) };
      uses.push(use);
      own.set(key, use);
      const text = use.path === undefined ? undefined : texts.get(use.path)?.json;
      // Without the text, its name stands in for it, so that the place does not seem to be empty as well.
      return [key, typeof text === 'string' && text !== '' ? text : name];
    });
    if (uses.length === before) return value;
    const filled = Array.isArray(value) ? entries.map(([, item]) => item) : Object.fromEntries(entries);
    if (own.size > 0) usesByHolder.set(filled, own);
    return filled;
  };
  const filled = json === undefined ? undefined : fill(json, []);
  return { json: filled, uses };
}

/** Fast test for a text of a file. @returns false if it certainly names no text file */
const mayNameTextFile = (text: string): boolean => /\bfile["']?[ \t]*:/.test(text);

/** File whose names of text files are replaced by the texts. */
export class ComposedFile implements SourceFile {
  readonly path: string;
  readonly absolute: string;
  readonly json: Json | undefined;
  readonly isComposed = true;
  /** The file as it is on disk. */
  readonly written: SourceFile;
  readonly textUses: readonly TextUse[];
  readonly #texts: TextFiles;

  constructor(written: SourceFile, texts: TextFiles) {
    const { json, uses } = fillTexts(written.json, written.path, texts);
    this.path = written.path;
    this.absolute = written.absolute;
    this.written = written;
    this.json = json;
    this.textUses = uses;
    this.#texts = texts;
  }

  /** JSON with its texts; changes when one of the files changes. */
  get text(): string {
    return JSON.stringify(this.json) ?? '';
  }

  origin = (pointer: string): { file: SourceFile; pointer: string } => {
    const keys = parsePointer(pointer);
    const holder = readPath(this.json, keys.slice(0, -1));
    const key = keys.at(-1);
    const path = isContainer(holder) && key !== undefined ? textFileAt(holder, key) : undefined;
    const file = path === undefined ? undefined : this.#texts.get(path);
    return file ? { file, pointer: '' } : { file: this.written, pointer };
  };
}

const isContainer = (value: Json | undefined): value is JsonObject | Json[] =>
  typeof value === 'object' && value !== null;

/** File with its texts; the file itself if it names no text file. */
export function composeFile(file: SourceFile, texts: TextFiles): SourceFile {
  if (file.isComposed || !mayNameTextFile(file.text)) return file;
  const composed = new ComposedFile(file, texts);
  return composed.textUses.length > 0 ? composed : file;
}

/** By text files too: a page that stays as it is has other texts once one of them has changed. */
const filledPages = new WeakMap<TextFiles, WeakMap<JsonObject, Filled>>();

/** Content of a page with its texts, and the names of text files in it. @param path of its file */
export function composePage(page: JsonObject, path: string, texts: TextFiles): { page: JsonObject; uses: TextUse[] } {
  const known = getOrInsert(filledPages, texts, () => new WeakMap<JsonObject, Filled>());
  const { json, uses } = getOrInsert(known, page, () => fillTexts(page, path, texts));
  return { page: isObject(json) ? json : page, uses };
}

/** The file as it is on disk. */
export const asWritten = (file: SourceFile): SourceFile => (file instanceof ComposedFile ? file.written : file);

const composedSites = new WeakMap<SiteSource, SiteSource>();

/** Site whose files have their texts. Pages that were left unread stay so. */
export const composeSite = (source: SiteSource): SiteSource =>
  getOrInsert(composedSites, source, () => mapFiles(source, (file) => composeFile(file, source.texts)));

/** Site with its files as they are on disk: the opposite of `composeSite`. */
export const siteAsWritten = (source: SiteSource): SiteSource => mapFiles(source, asWritten);

function mapFiles(source: SiteSource, change: (file: SourceFile) => SourceFile): SiteSource {
  const changeAll = (files: Map<string, SourceFile>) =>
    filesByName([...files].map(([name, file]) => [name, change(file)]));
  return {
    ...source,
    site: source.site && change(source.site),
    pages: source.pages.map((page) => {
      const file = page.file.isLazy ? page.file : change(page.file);
      return file === page.file ? page : { ...page, file, page: isObject(file.json) ? file.json : page.page };
    }),
    layouts: changeAll(source.layouts),
    data: changeAll(source.data),
    shared: changeAll(source.shared),
    patterns: changeAll(source.patterns),
    translations: new Map(
      [...source.translations].map(([language, translation]) => [language, mapFiles(translation, change)]),
    ),
  };
}

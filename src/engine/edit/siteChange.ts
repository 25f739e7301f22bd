import { join } from 'node:path';
import { routeOf } from '#engine/content/addresses.ts';
import { translationIn } from '#engine/content/editions.ts';
import { FilesByName } from '#engine/content/filesByName.ts';
import type { MediaFile, PageSource, SiteSource } from '#engine/content/source.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { readPath } from '#engine/content/text/tokens.ts';
import { tokensOfPointer } from '#engine/problems/pointer.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { FileContent } from './change/fileEdit.ts';
import { rewriteJson } from './rewriteJson.ts';

/** What becomes of one file. */
export interface FileChange {
  /** Path inside the pages folder; absent for a new file. */
  from?: string;
  /** Path inside the pages folder afterwards; absent for a file that is removed. */
  to?: string;
  /** What it holds before and after. Absent where the bytes stay as they are. */
  before?: FileContent;
  after?: FileContent;
}

/** What a command is about to do to a pages folder. Nothing of it is on disk before it is committed. */
export class SiteChange {
  readonly source: SiteSource;
  /** New paths by old ones, all inside the pages folder. */
  readonly moves = new Map<string, string>();
  readonly removed = new Set<string>();
  /** Texts of new files by path. */
  readonly created = new Map<string, string>();
  readonly #files: Map<string, SourceFile>;
  readonly #edited = new Map<string, Json>();

  constructor(source: SiteSource) {
    this.source = source;
    this.#files = sourceFiles(source);
  }

  /** A JSON file as it is on disk. */
  fileOf(path: string): SourceFile | undefined {
    return this.#files.get(path);
  }

  /** What a file is going to say. Not to be changed. */
  json(path: string): Json | undefined {
    return this.#edited.get(path) ?? this.#files.get(path)?.json;
  }

  /** Gives a value of a file that is there, or a new key of a group, another value; undefined takes a key out. */
  set(path: string, pointer: string, value: Json | undefined): void {
    const keys = tokensOfPointer(pointer);
    const last = keys.pop() ?? '';
    const holder = readPath(this.#editable(path), keys);
    if (Array.isArray(holder) && value !== undefined) holder[Number(last)] = value;
    else if (isObject(holder) && value === undefined) delete holder[last];
    else if (isObject(holder)) holder[last] = value;
  }

  /** Gives a file another value as a whole. */
  replace(path: string, json: Json): void {
    this.#edited.set(path, json);
  }

  /** Puts a new key right behind the last of some others that is there. */
  setAfter(path: string, key: string, value: Json, others: readonly string[]): void {
    const json = this.#editable(path);
    if (!isObject(json)) return;
    const entries = Object.entries(json).filter(([name]) => name !== key);
    const place = entries.findLastIndex(([name]) => others.includes(name)) + 1;
    entries.splice(place, 0, [key, value]);
    this.#edited.set(path, Object.fromEntries(entries));
  }

  #editable(path: string): Json | undefined {
    if (!this.#edited.has(path)) this.#edited.set(path, structuredClone(this.#files.get(path)?.json ?? null));
    return this.#edited.get(path);
  }

  /** Every file that changes, new ones last. */
  files(): FileChange[] {
    const paths = new Set([...this.#edited.keys(), ...this.moves.keys(), ...this.removed]);
    const changes = [...paths].sort().flatMap((from): FileChange[] => {
      const before = this.#files.get(from)?.text;
      if (this.removed.has(from)) return [{ from, ...(before !== undefined && { before }) }];
      const after = this.#textAfter(from);
      const to = this.moves.get(from) ?? from;
      if (to === from && after === before) return [];
      return [{ from, to, ...(after !== before && { before, after }) } as FileChange];
    });
    return [...changes, ...[...this.created].map(([to, after]) => ({ to, after }))];
  }

  #textAfter(path: string): string | undefined {
    const text = this.#files.get(path)?.text;
    const json = this.#edited.get(path);
    return text === undefined || json === undefined ? text : rewriteJson(text, json);
  }

  /** The site as it is going to be, to be checked before anything is written. */
  after(): SiteSource {
    const { source } = this;
    const media = new FilesByName<MediaFile>();
    for (const { path, absolute } of source.media.values()) {
      const old = `_media/${path}`;
      if (this.removed.has(old)) continue;
      const name = (this.moves.get(old) ?? old).slice('_media/'.length);
      media.set(name, { path: name, absolute });
    }
    const translations = [...source.translations].map(
      ([language, files]) => [language, this.#sourceAfter(files, (path) => translationIn(path)?.path ?? path)] as const,
    );
    const after = this.#sourceAfter(source, (path) => path);
    const editions = new Map(translations);
    for (const [path, text] of this.created) {
      const translation = translationIn(path);
      const edition = translation && editions.get(translation.language);
      (edition ?? after).pages.push(this.#newPage(path, text, edition ? translation.path : path));
    }
    return { ...after, media, translations: editions };
  }

  /** @param bare path of a file without the language that it names */
  #sourceAfter(source: SiteSource, bare: (path: string) => string): SiteSource {
    const filesAfter = (files: Iterable<SourceFile>) => [...files].flatMap((file) => this.#fileAfter(file) ?? []);
    const byName = (files: Map<string, SourceFile>) =>
      new Map(filesAfter(files.values()).map((file) => [bare(file.path).replace(/^\w+\/|\.json$/gi, ''), file]));
    return {
      ...source,
      site: source.site && this.#fileAfter(source.site),
      pages: source.pages.flatMap(({ file, isNotFoundPage }) => {
        const changed = this.#fileAfter(file);
        return changed ? [pageOf(changed, isNotFoundPage, bare(changed.path))] : [];
      }),
      layouts: byName(source.layouts),
      data: byName(source.data),
      shared: byName(source.shared),
      patterns: byName(source.patterns),
    };
  }

  #newPage(path: string, text: string, bare: string): PageSource {
    const absolute = join(this.source.directory, path);
    return pageOf({ path, absolute, text, json: JSON.parse(text) as Json }, isNotFoundName.test(bare), bare);
  }

  #fileAfter(file: SourceFile): SourceFile | undefined {
    if (this.removed.has(file.path)) return undefined;
    const path = this.moves.get(file.path) ?? file.path;
    const json = this.#edited.get(file.path);
    if (json === undefined) return path === file.path ? file : { ...file, path };
    return { ...file, path, json, text: this.#textAfter(file.path) ?? file.text };
  }
}

const isNotFoundName = /(^|\/)_404\.json$/;

/** @param path that its address follows from */
const pageOf = (file: SourceFile, isNotFoundPage: boolean, path: string): PageSource => ({
  file,
  isNotFoundPage,
  route: routeOf(path),
  page: isObject(file.json) ? file.json : {},
});

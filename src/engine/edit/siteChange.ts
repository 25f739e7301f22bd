import { join } from 'node:path';
import { routeOf } from '#engine/content/addresses.ts';
import { FilesByName } from '#engine/content/filesByName.ts';
import { parseTranslationPath } from '#engine/content/locales.ts';
import type { MediaFile, PageSource, SiteSource } from '#engine/content/siteSource.ts';
import { sourceFiles } from '#engine/content/sourceFiles.ts';
import { addItemPages, pageTemplate } from '#engine/content/templates/addItemPages.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { parseContent } from '#shared/contentFile/contentFile.ts';
import { isTemplatePath, isTextFilePath } from '#shared/contentFile/contentPath.ts';
import { asObject, isObject, type Json } from '#shared/json.ts';
import { parsePointer, readPath } from '#shared/pointer.ts';
import type { FileContent } from './change/fileEdit.ts';
import { rewriteContent } from './rewriteContent.ts';

export interface FileChange {
  /** Path inside the pages folder; absent for a new file. */
  from?: string;
  /** New path inside the pages folder; absent for a removed file. */
  to?: string;
  /** Contents before and after. Absent if the content is unchanged. */
  before?: FileContent;
  after?: FileContent;
}

/** Planned change of a pages folder. Nothing is written until it is committed. */
export class SiteChange {
  readonly source: SiteSource;
  /** New paths by old ones, inside the pages folder. */
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

  fileOf(path: string): SourceFile | undefined {
    return this.#files.get(path);
  }

  /** Planned value of a file. Must not be modified. */
  jsonAfter(path: string): Json | undefined {
    return this.#edited.get(path) ?? this.#files.get(path)?.json;
  }

  /** Sets a value of an existing file or a new key of an object; undefined removes the key. */
  setValue(path: string, pointer: string, value: Json | undefined): void {
    const keys = parsePointer(pointer);
    const last = keys.pop();
    if (last === undefined) {
      if (value !== undefined) this.replaceFile(path, value);
      return;
    }
    const holder = readPath(this.#editable(path), keys);
    if (Array.isArray(holder) && value !== undefined) holder[Number(last)] = value;
    else if (isObject(holder) && value === undefined) delete holder[last];
    else if (isObject(holder)) holder[last] = value;
  }

  replaceFile(path: string, json: Json): void {
    this.#edited.set(path, json);
  }

  /** Inserts a key after the last existing one of `others`; one that exists stays in its place. */
  insertKeyAfter(path: string, key: string, value: Json, others: readonly string[]): void {
    const json = this.#editable(path);
    if (!isObject(json)) return;
    if (json[key] !== undefined) {
      json[key] = value;
      return;
    }
    const entries = Object.entries(json);
    const position = entries.findLastIndex(([name]) => others.includes(name)) + 1;
    entries.splice(position, 0, [key, value]);
    this.#edited.set(path, Object.fromEntries(entries));
  }

  #editable(path: string): Json | undefined {
    if (!this.#edited.has(path)) this.#edited.set(path, structuredClone(this.#files.get(path)?.json ?? null));
    return this.#edited.get(path);
  }

  /** All changed files, new ones last. */
  fileChanges(): FileChange[] {
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
    return text === undefined || json === undefined ? text : rewriteContent(path, text, json);
  }

  /** Planned version of a file, at its new path; undefined if it is removed. @param path before the change */
  fileAfter(path: string): SourceFile | undefined {
    const file = this.#files.get(path);
    return file && this.#fileAfter(file);
  }

  /** Planned text files, by their new paths. */
  textsAfter(): Map<string, SourceFile> {
    const files = [...this.source.texts.values()].flatMap((file) => this.#fileAfter(file) ?? []);
    const created = [...this.created]
      .filter(([path]) => isTextFilePath(path))
      .map((file) => this.#createdFile(...file));
    return new Map([...files, ...created].map((file) => [file.path, file]));
  }

  /** Planned site, for a check before anything is written. */
  siteAfter(): SiteSource {
    const { source } = this;
    const media = new FilesByName<MediaFile>();
    for (const { path, absolute } of source.media.values()) {
      const old = `_media/${path}`;
      if (this.removed.has(old)) continue;
      const name = (this.moves.get(old) ?? old).slice('_media/'.length);
      media.set(name, { path: name, absolute });
    }
    const translations = [...source.translations].map(
      ([language, files]) =>
        [language, this.#sourceAfter(files, (path) => parseTranslationPath(path)?.path ?? path)] as const,
    );
    const after = this.#sourceAfter(source, (path) => path);
    const editions = new Map(translations);
    for (const [path, text] of this.created) {
      if (isTextFilePath(path)) continue;
      const translation = parseTranslationPath(path);
      const edition = translation && editions.get(translation.language);
      const original = edition ? translation.path : path;
      if (isTemplatePath(original))
        (edition ?? after).templates.push(pageTemplate(this.#createdFile(path, text), original));
      else (edition ?? after).pages.push(this.#newPage(path, text, original));
    }
    const changed = { ...after, media, translations: editions };
    addItemPages(changed, false, []);
    return changed;
  }

  /** @param withoutLanguage removes the language from the path of a translation */
  #sourceAfter(source: SiteSource, withoutLanguage: (path: string) => string): SiteSource {
    const filesAfter = (files: Iterable<SourceFile>) => [...files].flatMap((file) => this.#fileAfter(file) ?? []);
    const byName = (files: Map<string, SourceFile>) =>
      new Map(
        filesAfter(files.values()).map((file) => [withoutLanguage(file.path).replace(/^\w+\/|\.json$/gi, ''), file]),
      );
    return {
      ...source,
      site: source.site && this.#fileAfter(source.site),
      pages: source.pages.flatMap(({ file, isNotFoundPage, item }) => {
        const changed = item ? undefined : this.#fileAfter(file);
        return changed ? [toPageSource(changed, isNotFoundPage, withoutLanguage(changed.path))] : [];
      }),
      templates: filesAfter(source.templates.map(({ file }) => file)).map((file) =>
        pageTemplate(file, withoutLanguage(file.path)),
      ),
      layouts: byName(source.layouts),
      data: byName(source.data),
      shared: byName(source.shared),
      patterns: byName(source.patterns),
      texts: this.textsAfter(),
    };
  }

  #newPage(path: string, text: string, originalPath: string): PageSource {
    return toPageSource(this.#createdFile(path, text), notFoundPagePattern.test(originalPath), originalPath);
  }

  #createdFile(path: string, text: string): SourceFile {
    return { path, absolute: join(this.source.directory, path), text, json: parseContent(path, text) };
  }

  #fileAfter(file: SourceFile): SourceFile | undefined {
    if (this.removed.has(file.path)) return undefined;
    const path = this.moves.get(file.path) ?? file.path;
    const json = this.#edited.get(file.path);
    if (json === undefined) return path === file.path ? file : { ...file, path };
    return { ...file, path, json, text: this.#textAfter(file.path) ?? file.text };
  }
}

const notFoundPagePattern = /(^|\/)_404\.(?:json|md)$/;

const toPageSource = (file: SourceFile, isNotFoundPage: boolean, path: string): PageSource => ({
  file,
  isNotFoundPage,
  route: routeOf(path),
  page: asObject(file.json),
});

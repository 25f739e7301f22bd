import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { contentHash } from '#engine/store/cache.ts';
import type { Json, JsonObject } from '#shared/json.ts';
import { formatPointer, isPointerWithin, parsePointer } from '#shared/pointer.ts';
import type { PageSource } from '../siteSource.ts';
import { composeFile, type TextFiles } from '../textFiles.ts';
import { createPlaceFinder, fillTemplate, type ItemContent } from './fillTemplate.ts';

/** Sources of a page that a template makes of an item. */
export interface ItemSources {
  /** Template as it is on disk. */
  template: SourceFile;
  /** List that the item is in, with its texts. */
  list: SourceFile;
  index: number;
}

/**
 * Page that a template makes of an item, as a file. It is not on disk, and made again whenever it is accessed. Threads
 * that receive a copy have its path alone.
 */
export class ItemFile implements SourceFile {
  readonly path: string;
  readonly absolute: string;
  readonly isLazy = true;
  readonly isComposed = true;
  readonly #content: ItemContent;
  readonly #sources: ItemSources;
  readonly #texts: TextFiles;
  #findPlace: ReturnType<typeof createPlaceFinder> | undefined;

  /** @param path unlike that of any other page: `spotlights/[event=tech-fest].json` */
  constructor(path: string, content: ItemContent, sources: ItemSources, texts: TextFiles) {
    this.path = path;
    this.absolute = sources.template.absolute;
    this.#content = content;
    this.#sources = sources;
    this.#texts = texts;
  }

  get content(): ItemContent {
    return this.#content;
  }

  get sources(): ItemSources {
    return this.#sources;
  }

  get json(): Json {
    return fillTemplate(this.#content);
  }

  /** Text of the file read last: many rules look at it in a row. */
  static #last: { json: Json; text: string } | undefined;

  get text(): string {
    const { json } = this;
    if (ItemFile.#last?.json !== json) ItemFile.#last = { json, text: JSON.stringify(json) };
    return ItemFile.#last.text;
  }

  origin(pointer: string): { file: SourceFile; pointer: string } {
    const { template, list, index } = this.sources;
    this.#findPlace ??= createPlaceFinder(this.content);
    const { of, keys } = this.#findPlace(parsePointer(pointer));
    const file = of === 'item' ? list : composeFile(template, this.#texts);
    const at = formatPointer(of === 'item' ? ['items', index, ...keys] : [...keys]);
    return file.origin?.(at) ?? { file, pointer: at };
  }
}

/** Path of the file that a page is written in: its own, or the template that makes it. */
export const writtenPathOf = ({ file }: Pick<PageSource, 'file'>): string =>
  file instanceof ItemFile ? file.sources.template.path : file.path;

/** Fingerprints of templates, each of which makes many pages. */
const fingerprints = new WeakMap<JsonObject, string>();

/** Fingerprint of all that a page is made of. */
export function fingerprintOf({ template, item, dates }: ItemContent): string {
  let ofTemplate = fingerprints.get(template);
  if (ofTemplate === undefined) {
    ofTemplate = contentHash([JSON.stringify(template)], 32);
    fingerprints.set(template, ofTemplate);
  }
  return contentHash([ofTemplate, dates.language, JSON.stringify(item)], 32);
}

/** Errors by the path of their file. */
export type ErrorsByFile = ReadonlyMap<string, readonly Problem[]>;

/** Errors of a page: those of its file; of a page that a template makes, those of the template and of its item. */
export function errorsOfPage({ file }: PageSource, errors: ErrorsByFile): readonly Problem[] {
  if (!(file instanceof ItemFile)) return errors.get(file.path) ?? [];
  const { template, list, index } = file.sources;
  const ofItem = (errors.get(list.path) ?? []).filter(({ pointer }) => isPointerWithin(pointer, `/items/${index}`));
  return [...(errors.get(template.path) ?? []), ...ofItem];
}

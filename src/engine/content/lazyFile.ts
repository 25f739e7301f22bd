import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject } from '#shared/json.ts';
import { type ReadFile, readContent } from './readContent.ts';
import { type PageSource, withPart } from './siteSource.ts';
import { fillTemplate } from './templates/fillTemplate.ts';
import { composeFile, type TextFiles } from './textFiles.ts';

/** JSON file that is read on access and not held in memory, for sites that would not fit into it. */
export class LazyFile implements SourceFile {
  readonly path: string;
  readonly absolute: string;

  readonly isLazy = true;
  readonly #texts: TextFiles;

  /** @param texts text files of the site */
  constructor(path: string, absolute: string, texts: TextFiles = new Map()) {
    this.path = path;
    this.absolute = absolute;
    this.#texts = texts;
  }

  get text(): string {
    return this.#read().text;
  }

  get json(): SourceFile['json'] {
    return this.#read().json;
  }

  // A method, since a page that is sent to a worker thread may have no functions of its own.
  origin(pointer: string): { file: SourceFile; pointer: string } {
    const file = this.#read();
    return composeFile(file, this.#texts).origin?.(pointer) ?? { file, pointer };
  }

  /** Cache of the file read last: the same file is accessed several times in a row. */
  static #last: { owner: LazyFile; content: SourceFile } | undefined;

  #read(): SourceFile {
    if (LazyFile.#last?.owner !== this)
      LazyFile.#last = { owner: this, content: readContent(this.path, this.absolute, []) };
    return LazyFile.#last.content;
  }
}

/** Reads a page that was loaded as a lazy file. Adds the problems of its file to `problems`. */
export function readLazyPage(source: PageSource, problems: Problem[], readFile?: ReadFile): PageSource {
  const { file, item } = source;
  if (item) return withPart({ ...source, page: fillTemplate(item) });
  const read = readContent(file.path, file.absolute, problems, readFile);
  return withPart({ ...source, file: read, page: isObject(read.json) ? read.json : {} });
}

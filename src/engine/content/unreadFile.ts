import type { Problem } from '#engine/problems/problem.ts';
import type { SourceFile } from '#engine/problems/sourceFile.ts';
import { isObject } from '#shared/json.ts';
import { type ReadFile, readJson } from './json/readJson.ts';
import type { PageSource } from './source.ts';

/** A JSON file that is read when something of it is asked for, and not held: for sites that would fill the memory. */
export class UnreadFile implements SourceFile {
  readonly path: string;
  readonly absolute: string;

  constructor(path: string, absolute: string) {
    this.path = path;
    this.absolute = absolute;
  }

  get text(): string {
    return this.#read().text;
  }

  get json(): SourceFile['json'] {
    return this.#read().json;
  }

  /** Questions about a file come in a row. */
  static #last: { of: UnreadFile; file: SourceFile } | undefined;

  #read(): SourceFile {
    if (UnreadFile.#last?.of !== this) UnreadFile.#last = { of: this, file: readJson(this.path, this.absolute, []) };
    return UnreadFile.#last.file;
  }
}

/** Reads a page that was left unread; what is wrong with its file is added to the problems. */
export function readPage(
  { file, route, isNotFoundPage }: PageSource,
  problems: Problem[],
  readFile?: ReadFile,
): PageSource {
  const read = readJson(file.path, file.absolute, problems, readFile);
  return { file: read, route, isNotFoundPage, page: isObject(read.json) ? read.json : {} };
}

import { decodeAddress } from '#shared/decodeAddress.ts';

/**
 * Files by name. If a name is missing, a file whose name is equal after Unicode normalization is found instead: some
 * systems store "ü" as "u" and a combining mark, editors write one character.
 */
export class FilesByName<File> extends Map<string, File> {
  /** Stored names by their normalized (NFC) form. */
  readonly #names = new Map<string, string>();

  override set(name: string, file: File): this {
    this.#names.set(name.normalize(), name);
    return super.set(name, file);
  }

  override get(name: string): File | undefined {
    return super.get(this.#nameOf(name));
  }

  override has(name: string): boolean {
    return super.has(this.#nameOf(name));
  }

  #nameOf(name: string): string {
    return super.has(name) ? name : (this.#names.get(name.normalize()) ?? name);
  }
}

export function filesByName<File>(entries: Iterable<readonly [name: string, file: File]>): FilesByName<File> {
  const files = new FilesByName<File>();
  for (const [name, file] of entries) files.set(name, file);
  return files;
}

/**
 * Finds the file of `_media` that a link names. The link may end with a `#` fragment: `documents/brochure.pdf#page=2`.
 * If no file has the name as it is written, it is decoded: `My%20plan.pdf`, as browsers show it, is `My plan.pdf`.
 * @returns the file and `rest`, the fragment with its `#`; undefined if there is no such file
 */
export function findLinkedFile<File>(
  link: string,
  media: ReadonlyMap<string, File>,
): { file: File; rest: string } | undefined {
  const [, path = '', rest = ''] = /^(.*)(#[^#]*)$/s.exec(link) ?? [];
  for (const [name, fragment] of [
    [link, ''],
    [path, rest],
    [decodeAddress(link), ''],
    [decodeAddress(path), rest],
  ] as const) {
    const file = media.get(name);
    if (file !== undefined) return { file, rest: fragment };
  }
  return undefined;
}

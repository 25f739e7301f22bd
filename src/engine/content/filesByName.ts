/**
 * Files by name. A name that is not there finds the file whose name is the same in another Unicode form: some systems
 * store "ü" as "u" and a mark, and editors write it as one character.
 */
export class FilesByName<File> extends Map<string, File> {
  /** Names as they are, by their composed form. */
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

/**
 * The file of `_media` that a link names: all of the link, or what stands before the `#` of a place inside a document, as
 * in `documents/brochure.pdf#page=2`.
 * @returns the file, and the rest of the link with its `#`; undefined where there is no such file
 */
export function linkedFile<File>(
  link: string,
  media: ReadonlyMap<string, File>,
): { file: File; rest: string } | undefined {
  const whole = media.get(link);
  if (whole !== undefined) return { file: whole, rest: '' };
  const [, path = '', rest = ''] = /^(.*)(#[^#]*)$/s.exec(link) ?? [];
  const file = media.get(path);
  return file === undefined ? undefined : { file, rest };
}

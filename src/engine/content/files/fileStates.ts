import { statSync } from 'node:fs';

/** Numbers that are kept of each file: its size, when it was written, when anything of it changed, its inode. */
const perFile = 4;

/**
 * Sizes and times of files, by their place in a list: a file that was written has others. Nothing is said of a file that
 * is gone, was written after its state was asked for, or so shortly before that it might change once more without a sign
 * of it.
 */
export class FileStates {
  readonly numbers: Float64Array;

  /** @param numbers of states that were kept, or how many files there are */
  constructor(numbers: Float64Array | number) {
    this.numbers = typeof numbers === 'number' ? new Float64Array(numbers * perFile) : numbers;
  }

  /** How many files there are. */
  get count(): number {
    return this.numbers.length / perFile;
  }

  /**
   * Looks at a file.
   * @param start ms since 1970
   * @returns whether its state is the one that was known
   */
  look(index: number, absolute: string, start: number): boolean {
    const found = statSync(absolute, { throwIfNoEntry: false });
    const isSettled = found !== undefined && start - found.ctimeMs >= tickOf(found.mtimeMs);
    return isSettled ? this.#set(index, found.size, found.mtimeMs, found.ctimeMs, found.ino) : this.#set(index);
  }

  /** Says nothing of a file any more. */
  forget(index: number): void {
    this.#set(index);
  }

  #set(index: number, size = 0, written = 0, changed = 0, inode = 0): boolean {
    const { numbers } = this;
    const at = index * perFile;
    const isSame =
      changed > 0 &&
      numbers[at] === size &&
      numbers[at + 1] === written &&
      numbers[at + 2] === changed &&
      numbers[at + 3] === inode;
    numbers[at] = size;
    numbers[at + 1] = written;
    numbers[at + 2] = changed;
    numbers[at + 3] = inode;
    return isSame;
  }

  /** Something can be said of the file. */
  isKnown(index: number): boolean {
    return (this.numbers[index * perFile + 2] ?? 0) > 0;
  }

  /** Bytes; undefined where nothing can be said. */
  sizeOf(index: number): number | undefined {
    return this.isKnown(index) ? this.numbers[index * perFile] : undefined;
  }

  /** A file is in the state in which a file of another list was. */
  isSame(index: number, others: FileStates, other: number): boolean {
    if (!this.isKnown(index)) return false;
    for (let nth = 0; nth < perFile; nth++)
      if (this.numbers[index * perFile + nth] !== others.numbers[other * perFile + nth]) return false;
    return true;
  }
}

/**
 * Milliseconds within which two writes may leave the same time: a tick of the kernel's clock (10 ms at the most, here
 * with room to spare), or the two seconds of file systems that keep whole seconds.
 */
const tickOf = (timeMs: number) => (timeMs % 1000 === 0 ? 2000 : 50);

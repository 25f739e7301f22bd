import { availableParallelism } from 'node:os';
import { CannotRun } from '#engine/problems/commandLine.ts';
import { convertPicture, type MediaOutput } from './convert.ts';

/** Is given how many pictures are made, of how many. */
export type PictureProgress = (done: number, total: number) => void;

/** Pictures that a site still lacks. They are made one after the other, but first those that somebody waits for. */
export class PictureQueue {
  /** By path below the output. */
  readonly #missing: Map<string, MediaOutput>;
  readonly #place: (output: MediaOutput, source: string) => void;
  /** What somebody waits for. */
  readonly #asked = new Set<Promise<void>>();
  /** Why pictures could not be made, by the paths of their originals. */
  readonly #failures = new Map<string, Error>();
  #progress: PictureProgress = () => {};
  readonly #total: number;
  /** How many were converted; what another process had put into the cache meanwhile does not count. */
  converted = 0;

  /** @param place learns where each lies when it is made */
  constructor(outputs: Iterable<MediaOutput>, place: (output: MediaOutput, source: string) => void) {
    this.#missing = new Map([...outputs].map((output) => [output.path, output]));
    this.#place = place;
    this.#total = this.#missing.size;
  }

  /** Paths below the output of those that are not made yet. */
  paths(): string[] {
    return [...this.#missing.keys()];
  }

  /** Makes one before all others, and is done when it is in place, or could not be made. Any path may be asked for. */
  async make(path: string): Promise<void> {
    const output = this.#missing.get(path);
    if (!output) return;
    const made = this.#make(output);
    this.#asked.add(made);
    await made;
    this.#asked.delete(made);
  }

  /**
   * Makes all, on all cores. One that cannot be made stops no other.
   * @throws CannotRun when there were such
   */
  async makeAll(progress: PictureProgress = () => {}): Promise<void> {
    this.#progress = progress;
    progress(this.#total - this.#missing.size, this.#total);
    const waiting = this.#missing.values();
    const work = async () => {
      for (const output of waiting) {
        while (this.#asked.size > 0) await Promise.all(this.#asked);
        await this.#make(output);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, work));
    const failures = [...this.#failures.values()];
    const unexpected = failures.find((error) => !(error instanceof CannotRun));
    if (unexpected) throw unexpected;
    if (failures.length > 0) throw new CannotRun(failures.map(({ message }) => message).join('\n'));
  }

  async #make(output: MediaOutput): Promise<void> {
    try {
      const { path, isNew } = await convertPicture(output);
      // The queue and a visitor may have come to it at the same time.
      if (!this.#missing.delete(output.path)) return;
      this.#place(output, path);
      if (isNew) this.converted += 1;
    } catch (error) {
      this.#missing.delete(output.path);
      this.#failures.set(output.media.path, error as Error);
    }
    this.#progress(this.#total - this.#missing.size, this.#total);
  }
}

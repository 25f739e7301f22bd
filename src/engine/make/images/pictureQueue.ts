import { availableParallelism } from 'node:os';
import { CommandError } from '#engine/problems/commandLine.ts';
import { convertMedia, type MediaOutput } from './convertMedia.ts';

export type PictureProgress = (done: number, total: number) => void;

/** Queue of pictures that a site still lacks. Pictures that a request waits for are converted first. */
export class PictureQueue {
  readonly #missing: Map<string, MediaOutput>;
  readonly #place: (output: MediaOutput, source: string) => void;
  /** Running conversions that requests wait for. */
  readonly #requested = new Set<Promise<void>>();
  /** Errors by path of the original. */
  readonly #failures = new Map<string, Error>();
  #progress: PictureProgress = () => {};
  readonly #total: number;
  converted = 0;

  /** @param place called with the file of each finished picture */
  constructor(outputs: Iterable<MediaOutput>, place: (output: MediaOutput, source: string) => void) {
    this.#missing = new Map([...outputs].map((output) => [output.path, output]));
    this.#place = place;
    this.#total = this.#missing.size;
  }

  missingPaths(): string[] {
    return [...this.#missing.keys()];
  }

  /**
   * Makes one picture before all others. The promise resolves when the picture is in place or has failed. Other paths
   * are ignored.
   */
  async makeFirst(path: string): Promise<void> {
    const output = this.#missing.get(path);
    if (!output) return;
    const conversion = this.#make(output);
    this.#requested.add(conversion);
    await conversion;
    this.#requested.delete(conversion);
  }

  /**
   * Makes all pictures on all cores. A failure does not stop the others.
   * @throws CommandError if any picture failed
   */
  async makeAll(progress: PictureProgress = () => {}): Promise<void> {
    this.#progress = progress;
    progress(this.#total - this.#missing.size, this.#total);
    const remaining = this.#missing.values();
    const makeRemaining = async () => {
      for (const output of remaining) {
        while (this.#requested.size > 0) await Promise.all(this.#requested);
        await this.#make(output);
      }
    };
    await Promise.all(Array.from({ length: availableParallelism() }, makeRemaining));
    const failures = [...this.#failures.values()];
    const unexpected = failures.find((error) => !(error instanceof CommandError));
    if (unexpected) throw unexpected;
    if (failures.length > 0) throw new CommandError(failures.map(({ message }) => message).join('\n'));
  }

  async #make(output: MediaOutput): Promise<void> {
    try {
      const { path, isNew } = await convertMedia(output);
      // The queue and a request may have made it at the same time.
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

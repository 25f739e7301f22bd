import type { Answers, FromWorker, Question, ToWorker } from './messages.ts';

/** The language service in its worker. */
export class Language {
  readonly #worker = new Worker(new URL('./languageWorker.ts', import.meta.url), { type: 'module' });
  readonly #asked = new Map<number, (answer: never) => void>();
  #last = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<FromWorker>) => {
      this.#asked.get(id)?.(answer as never);
      this.#asked.delete(id);
    });
  }

  ask<Kind extends Question['kind']>(question: Question & { kind: Kind }): Promise<Answers[Kind]> {
    this.#last++;
    const id = this.#last;
    return new Promise((resolve) => {
      this.#asked.set(id, resolve);
      this.#post({ id, question });
    });
  }

  /** What is known of the site may be out of date: it is asked for anew when it is needed. */
  forget(): void {
    this.#post({ id: 0 });
  }

  stop(): void {
    this.#worker.terminate();
  }

  #post(message: ToWorker): void {
    this.#worker.postMessage(message);
  }
}

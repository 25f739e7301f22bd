import { useEffect, useState } from 'react';
import { onServerEvent } from '../../editing/serverEvents.ts';
import type { LanguageRequest, LanguageResults, WorkerRequest, WorkerResponse } from './messages.ts';

/** Client of the language service, which runs in a worker. */
export class LanguageClient {
  readonly #worker = new Worker(new URL('./languageWorker.ts', import.meta.url), { type: 'module' });
  readonly #pending = new Map<number, (answer: never) => void>();
  #lastId = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data: { id, answer } }: MessageEvent<WorkerResponse>) => {
      this.#pending.get(id)?.(answer as never);
      this.#pending.delete(id);
    });
  }

  request<Kind extends LanguageRequest['kind']>(
    question: LanguageRequest & { kind: Kind },
  ): Promise<LanguageResults[Kind]> {
    this.#lastId++;
    const id = this.#lastId;
    return new Promise((resolve) => {
      this.#pending.set(id, resolve);
      this.#post({ id, question });
    });
  }

  /** Drops the schemas; they are loaded again with the next request. */
  invalidateSchemas(): void {
    this.#post({ id: 0 });
  }

  #post(message: WorkerRequest): void {
    this.#worker.postMessage(message);
  }
}

let started: LanguageClient | undefined;

const start = () => {
  started ??= new LanguageClient();
  return started;
};

/** One client for all files while the studio is open. */
export function useLanguageClient(): LanguageClient {
  const [language] = useState(start);
  useEffect(() => onServerEvent(({ kind }) => kind === 'checked' && language.invalidateSchemas()), [language]);
  return language;
}

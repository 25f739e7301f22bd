import type { FileState } from '#shared/studio.ts';

/** Refusal of a request to the studio's server; its message is for people. */
export class HttpError extends Error {
  readonly status: number;
  /** Current file, if its change is the reason. */
  readonly now: FileState | undefined;

  constructor(reason: string, status = 422, now?: FileState) {
    super(reason);
    this.status = status;
    this.now = now;
  }
}

/** Refusal of a change of a file that another program has saved meanwhile. */
export const createConflictError = (now: FileState): HttpError =>
  new HttpError(`Somebody else has saved ${now.file} meanwhile.`, 409, now);

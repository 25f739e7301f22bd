import type { SaveFailure } from '#shared/studio.ts';

export class HttpError extends Error {
  readonly status: number;
  readonly body: SaveFailure;

  /** @param status of HTTP: 409 if another program has saved the file meanwhile, else 422 */
  constructor(status: number, body: SaveFailure) {
    super(body.reason);
    this.status = status;
    this.body = body;
  }
}

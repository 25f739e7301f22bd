import type { NotSaved } from '#shared/studio.ts';

/** Thrown where something asked of the studio's server is not done. */
export class Refusal extends Error {
  readonly status: number;
  readonly answer: NotSaved;

  /** @param status of HTTP: 409 where somebody else has saved meanwhile, 422 otherwise */
  constructor(status: number, answer: NotSaved) {
    super(answer.reason);
    this.status = status;
    this.answer = answer;
  }
}

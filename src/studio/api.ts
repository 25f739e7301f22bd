import type { NotSaved } from '#shared/studio.ts';

const base = '/_studio/api/';

/** Thrown where the server has not done what was asked. */
export class ApiError extends Error {
  /** Status of HTTP; 0 where the server did not answer at all. */
  readonly status: number;
  readonly answer: NotSaved;

  constructor(status: number, answer: NotSaved) {
    super(answer.reason);
    this.status = status;
    this.answer = answer;
  }
}

/**
 * Asks the studio's server for something.
 * @throws ApiError
 */
export const get = <Answer>(name: string, parameters: Record<string, string | undefined> = {}): Promise<Answer> => {
  const given = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  const query = new URLSearchParams(given).toString();
  return ask(`${base}${name}${query && `?${query}`}`);
};

/**
 * Has the studio's server do something.
 * @throws ApiError
 */
export const post = <Answer>(name: string, body: unknown): Promise<Answer> =>
  ask(base + name, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function ask<Answer>(address: string, options?: RequestInit): Promise<Answer> {
  const response = await fetch(address, options).catch(() => undefined);
  if (!response) throw new ApiError(0, { reason: 'The dev server does not answer. Is it still running?' });
  const answer = await response.json().catch(() => ({ reason: `The dev server answers with ${response.status}.` }));
  if (!response.ok) throw new ApiError(response.status, answer as NotSaved);
  return answer as Answer;
}

/** Why something was not done, in plain words. */
export const reasonOf = (error: unknown): string =>
  error instanceof ApiError ? error.answer.reason : error instanceof Error ? error.message : String(error);

import type { SaveFailure } from '#shared/studio.ts';

const apiBase = '/_studio/api/';

/** Headers of each request that changes something: other pages cannot send them. */
export const changeHeaders = { 'x-lintel-studio': '1' } as const;

/** The server has refused or not answered a request. */
export class ApiError extends Error {
  /** HTTP status; 0 if the server did not answer at all. */
  readonly status: number;
  readonly details: SaveFailure;

  constructor(status: number, answer: SaveFailure) {
    super(answer.reason);
    this.status = status;
    this.details = answer;
  }
}

/** @throws ApiError */
export const getFromApi = <Answer>(
  name: string,
  parameters: Record<string, string | undefined> = {},
): Promise<Answer> => requestJson(apiBase + name + formatQuery(parameters));

/** Formats the defined parameters of an address, with the question mark; empty without any. */
export function formatQuery(parameters: Record<string, string | undefined>): string {
  const defined = Object.entries(parameters).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return defined.length ? `?${new URLSearchParams(defined)}` : '';
}

/** @throws ApiError */
export const postToApi = <Answer>(name: string, body: unknown): Promise<Answer> =>
  requestJson(apiBase + name, {
    method: 'POST',
    headers: { ...changeHeaders, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function requestJson<Answer>(address: string, options?: RequestInit): Promise<Answer> {
  const response = await fetch(address, options).catch(() => undefined);
  if (!response) throw new ApiError(0, { reason: 'The dev server does not answer. Is it still running?' });
  const answer = await response.json().catch(() => ({ reason: `The dev server answers with ${response.status}.` }));
  if (!response.ok) throw new ApiError(response.status, answer as SaveFailure);
  return answer as Answer;
}

export const messageOfError = (error: unknown): string =>
  error instanceof ApiError ? error.details.reason : error instanceof Error ? error.message : String(error);

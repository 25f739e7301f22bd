import type { laterPaths } from '#shared/inboxForm.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { startTimeLimit } from '#ui/startTimeLimit.ts';
import type { FormLink } from './formLink.ts';

/** Answer of the inbox about a form that is finished later. */
export interface InboxAnswer {
  /** True for a status from 200 to 299. */
  isOk: boolean;
  /** True if the link has ended. */
  isEnded: boolean;
  json: JsonObject;
}

/**
 * Asks the inbox something about a form that is finished later.
 * @returns undefined if no answer comes. Never throws
 */
export async function askInbox(
  { addressOf }: Pick<FormLink, 'addressOf'>,
  path: (typeof laterPaths)[keyof typeof laterPaths],
  asked: object,
): Promise<InboxAnswer | undefined> {
  const limit = startTimeLimit(undefined);
  try {
    const { default: ky } = await import('ky');
    const response = await ky.post(`${addressOf()}/${path}`, {
      json: asked,
      headers: { accept: 'application/json' },
      signal: limit.signal,
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    });
    const answer: unknown = response.status === 204 ? {} : await response.json();
    const json = isObject(answer) ? answer : {};
    return { isOk: response.ok, isEnded: json.isEnded === true, json };
  } catch {
    return undefined;
  } finally {
    limit.end();
  }
}

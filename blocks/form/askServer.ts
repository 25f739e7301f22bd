import type { FormValues } from '#rules/types.ts';
import { startTimeLimit } from '#ui/startTimeLimit.ts';
import { csrfHeader } from './csrfHeader.ts';
import type { SubmitSettings } from './formTypes.ts';
import { readResponse, sortErrors } from './serverAnswer.ts';

/**
 * Asks a server about the value of one field.
 * @param asked the value by the field's name
 * @param submit settings with which the form is sent; the token against forged requests is sent along
 * @param signal aborts the request
 * @returns what is wrong; undefined if nothing is, and if there is no answer. Never throws
 */
export async function askServer(
  url: string,
  asked: FormValues,
  submit: SubmitSettings,
  signal: AbortSignal,
): Promise<string | undefined> {
  const limit = startTimeLimit(submit.timeoutMs, signal);
  try {
    const { default: ky } = await import('ky');
    const response = await ky.post(url, {
      json: asked,
      headers: { accept: 'application/json', ...csrfHeader(submit) },
      signal: limit.signal,
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    });
    const { errors } = await readResponse(response);
    return Object.values(sortErrors(errors, Object.keys(asked)).atFields)[0];
  } catch {
    return undefined;
  } finally {
    limit.end();
  }
}

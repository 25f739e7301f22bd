import { inputNameOf, itemsOf, pathOf } from '#rules/groups.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import { startTimeLimit } from '#ui/startTimeLimit.ts';
import { csrfHeader } from './csrfHeader.ts';
import type { SubmitSettings } from './formTypes.ts';
import { readResponse, readTaken, type ServerAnswer } from './serverAnswer.ts';

export interface SubmitOutcome {
  /** The message to show; `full` if the inbox has no place left. */
  step: 'success' | 'failure' | 'noAnswer' | 'full';
  /** Answer of the server; of a demonstration one that is made up. */
  answer?: ServerAnswer;
}

/** Names and values of one field; those of a repeated group as `schools[0].name`. */
function formEntries(name: string, value: FieldValue): [name: string, value: unknown][] {
  if (value === false || value === undefined) return [];
  const groupItems = itemsOf(value);
  if (groupItems.length === 0) return [value].flat().map((item) => [name, item]);
  return groupItems.flatMap((item, index) =>
    Object.entries(item).flatMap(([inner, each]) => formEntries(inputNameOf(pathOf(name, index, inner)), each)),
  );
}

/**
 * Body as a plain HTML form would send it.
 * @param isMultipart true for a form with files, also while none is chosen
 */
function formBody(values: FormValues, isMultipart: boolean): FormData | URLSearchParams {
  const entries = Object.entries(values).flatMap(([name, value]) => formEntries(name, value));
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) body.append(name, value instanceof File ? (value as never) : String(value));
  return body;
}

export type Upload = (onSent: () => void) => typeof fetch;

/**
 * Posts the values. Any status except 200 to 299 is a failure, and so is a timeout. Never throws.
 * @param upload creates what sends the request in place of the browser's own function, and calls back as often as a part
 *   of it has been sent: the time limit of large files on a slow network is one without any progress
 */
export async function sendForm(
  submit: SubmitSettings,
  values: FormValues,
  isMultipart: boolean,
  moreHeaders: Record<string, string> = {},
  upload?: Upload,
): Promise<SubmitOutcome> {
  const limit = startTimeLimit(submit.timeoutMs);
  try {
    const { default: ky } = await import('ky');
    const response = await ky.post(submit.url ?? '', {
      ...(submit.encoding === 'form' ? { body: formBody(values, isMultipart) } : { json: values }),
      headers: { accept: 'application/json', ...csrfHeader(submit), ...moreHeaders },
      ...(upload && { fetch: upload(limit.restart) }),
      signal: limit.signal,
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    });
    if (response.ok) return { step: 'success', answer: await readTaken(response) };
    return { step: 'failure', answer: await readResponse(response) };
  } catch {
    return { step: 'noAnswer' };
  } finally {
    limit.end();
  }
}

import type { FormValues } from '#rules/types.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import { startTimeLimit } from '#ui/startTimeLimit.ts';
import type { SubmitSettings } from './formTypes.ts';

export interface SubmitOutcome {
  /** The message to show. */
  step: 'success' | 'failure' | 'noAnswer';
  /** Message of the server about a failure. */
  serverText?: string;
}

function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found && decodeAddress(found.slice(start.length));
}

/** Header with the CSRF token: unlike a cookie, it also reaches a server of a different origin. */
function csrfHeader({ csrf }: SubmitSettings): Record<string, string> {
  const token = csrf && readCookie(csrf.cookie);
  return csrf && token ? { [csrf.header]: token } : {};
}

/**
 * Body as a plain HTML form would send it.
 * @param isMultipart true for a form with files, also while none is chosen
 */
function formBody(values: FormValues, isMultipart: boolean): FormData | URLSearchParams {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : value === false || value === undefined ? [] : [value]).map(
      (item) => [name, item] as const,
    ),
  );
  const body = isMultipart ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) body.append(name, value instanceof File ? (value as never) : String(value));
  return body;
}

async function readServerText(response: Response): Promise<string | undefined> {
  const body: unknown = await response.json().catch(() => undefined);
  const hasMessage = typeof body === 'object' && body !== null && 'message' in body;
  return hasMessage && typeof body.message === 'string' ? body.message : undefined;
}

/** Posts the values. Any status except 200 to 299 is a failure, and so is a timeout. Never throws. */
export async function sendForm(
  submit: SubmitSettings,
  values: FormValues,
  isMultipart: boolean,
): Promise<SubmitOutcome> {
  const limit = startTimeLimit(submit.timeoutMs);
  try {
    const { default: ky } = await import('ky');
    const response = await ky.post(submit.url ?? '', {
      ...(submit.encoding === 'form' ? { body: formBody(values, isMultipart) } : { json: values }),
      headers: { accept: 'application/json', ...csrfHeader(submit) },
      signal: limit.signal,
      timeout: false,
      retry: 0,
      throwHttpErrors: false,
    });
    return response.ok ? { step: 'success' } : { step: 'failure', serverText: await readServerText(response) };
  } catch {
    return { step: 'noAnswer' };
  } finally {
    limit.end();
  }
}

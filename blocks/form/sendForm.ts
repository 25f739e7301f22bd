import type { FormValues } from '#rules/types.ts';
import { decodeAddress } from '#shared/decodeAddress.ts';
import type { Submit } from './formShape.ts';

/** How sending ended. */
export interface Outcome {
  /** The message of a form that says it. */
  step: 'success' | 'failure' | 'noAnswer';
  /** What the server said about a failure. */
  serverText?: string;
}

function readCookie(name: string): string | undefined {
  const start = `${name}=`;
  const found = document.cookie.split('; ').find((cookie) => cookie.startsWith(start));
  return found && decodeAddress(found.slice(start.length));
}

/** As a header the token also reaches a server of another origin, to which no cookie goes. */
function csrfHeader({ csrf }: Submit): Record<string, string> {
  const token = csrf && readCookie(csrf.cookie);
  return csrf && token ? { [csrf.header]: token } : {};
}

/** What a plain HTML form would send: files make it multipart. */
function formBody(values: FormValues): FormData | URLSearchParams {
  const entries = Object.entries(values).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : value === false || value === undefined ? [] : [value]).map(
      (item) => [name, item] as const,
    ),
  );
  const hasFile = entries.some(([, value]) => value instanceof File);
  const body = hasFile ? new FormData() : new URLSearchParams();
  for (const [name, value] of entries) body.append(name, value instanceof File ? (value as never) : String(value));
  return body;
}

async function readServerText(response: Response): Promise<string | undefined> {
  const answer: unknown = await response.json().catch(() => undefined);
  const isAnswer = typeof answer === 'object' && answer !== null && 'message' in answer;
  return isAnswer && typeof answer.message === 'string' ? answer.message : undefined;
}

/** How long a form waits for its answer where its page does not say, ms. */
const answerMs = 30_000;

/** Posts the values. Any answer but 200 to 299 is a failure, and so is none in time. Never throws. */
export async function sendForm(submit: Submit, values: FormValues): Promise<Outcome> {
  // Ky's own limit ends with the head of an answer.
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), submit.timeoutMs ?? answerMs);
  try {
    const { default: ky } = await import('ky');
    const response = await ky.post(submit.url ?? '', {
      ...(submit.encoding === 'form' ? { body: formBody(values) } : { json: values }),
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
    clearTimeout(timer);
  }
}

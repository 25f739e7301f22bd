import { getConnInfo } from '@hono/node-server/conninfo';
import type { Context, MiddlewareHandler } from 'hono';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { FormRegister } from '../forms/formRegister.ts';
import { visitorWords } from '../words.ts';
import { addressOnSite, isOwnOrigin } from './originGuard.ts';
import { noticePage } from './pages.ts';
import { senderOf } from './senderOf.ts';

/** @returns true for a request of a script, which reads JSON */
export const wantsJson = (context: Context): boolean =>
  context.req.header('accept')?.includes('application/json') ?? false;

/** Answer that something is not taken, for scripts or as a page. */
export function refuse(
  context: Context,
  status: 400 | 403 | 404 | 409 | 410 | 413 | 429 | 503,
  message: string,
  form?: InboxForm,
) {
  if (wantsJson(context)) return context.json({ message }, status);
  const back = form && addressOnSite(form.page, context.req.header('origin'), undefined);
  return context.html(noticePage({ title: message, language: form?.language, back, words: wordsOf(form) }), status);
}

/** Words in the language of a form; English for none. */
export const wordsOf = (form: InboxForm | undefined) => visitorWords(form?.language);

/** Path of a form, by its key. */
export const formPath = '/:key{[0-9a-f]{16}}';

/** Lets the site itself read the answers of the inbox, and refuses other sites. */
export const allowOwnOrigins =
  (register: FormRegister): MiddlewareHandler =>
  async (context, next) => {
    const origin = context.req.header('origin');
    const { siteUrl, inboxUrl } = register.site();
    if (!isOwnOrigin(origin, { siteUrl, inboxUrl, host: context.req.header('host') }))
      return refuse(context, 403, visitorWords().foreign);
    context.header('vary', 'origin, accept');
    if (origin !== undefined && origin !== 'null') {
      context.header('access-control-allow-origin', origin);
      context.header('access-control-allow-methods', 'GET, POST');
      context.header('access-control-allow-headers', 'content-type, idempotency-key');
      context.header('access-control-max-age', '7200');
    }
    return context.req.method === 'OPTIONS' ? context.body(null, 204) : next();
  };

/** Answer that too much has been sent. */
export function refuseMany(context: Context, seconds: number, form?: InboxForm) {
  context.header('retry-after', String(seconds));
  return refuse(context, 429, wordsOf(form).tooMany.replace('{seconds}', String(seconds)), form);
}

/** Network address of who sends a request. */
export const senderOfRequest = (context: Context): string =>
  senderOf(getConnInfo(context).remote.address, context.req.header('x-forwarded-for'));

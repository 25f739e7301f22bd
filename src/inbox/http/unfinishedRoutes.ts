import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { emailPattern } from '#rules/email.ts';
import { type InboxForm, laterPaths } from '#shared/inboxForm.ts';
import { isObject, type JsonObject } from '#shared/json.ts';
import { laterWords } from '../laterWords.ts';
import { laterMail } from '../mail/laterMail.ts';
import { createRateLimit } from '../receive/rateLimit.ts';
import { readUnfinished } from '../receive/readUnfinished.ts';
import {
  addUnfinished,
  changeUnfinished,
  deleteUnfinished,
  findUnfinished,
  type ResumableForm,
  type UnfinishedValues,
} from '../store/unfinished.ts';
import { visitorWords } from '../words.ts';
import type { InboxParts } from './entryRoutes.ts';
import { addressForMails } from './originGuard.ts';
import { allowOwnOrigins, formPath, refuse, refuseMany, senderOfRequest, wordsOf } from './visitorAnswers.ts';

/** Most bytes of an unfinished form. */
const maxBytes = 500_000;

/** Links that one sender may ask for. */
const linkLimits = [
  { entries: 5, within: 60_000 },
  { entries: 20, within: 3_600_000 },
];

const longestAddress = 254;

const isAddress = (text: string): boolean => text.length <= longestAddress && new RegExp(emailPattern).test(text);

/** Form that can be finished later. */
type LaterForm = InboxForm & ResumableForm;

/** Request about such a form. */
interface LaterRequest {
  form: LaterForm;
  sent: JsonObject;
  /** Secret of the visitor's link; empty for a visitor who has none. */
  token: string;
  at: number;
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

const answerEnded = (context: Context, form: InboxForm) =>
  context.json({ message: laterWords(form.language).ended, isEnded: true }, 404);

interface LinkParts extends InboxParts {
  secondsToLink: ReturnType<typeof createRateLimit>;
}

/** Stores an unfinished form and mails its link; it is not stored if the mail server does not take the mail. */
async function mailLink(
  { store, register, mailer, secondsToLink }: LinkParts,
  context: Context,
  { form, sent, at }: LaterRequest,
  unfinished: UnfinishedValues,
  expiresAt: number,
): Promise<Response> {
  const words = laterWords(form.language);
  const address = textOf(sent.address);
  if (!isAddress(address)) return context.json({ message: words.noAddress, errors: { address: words.noAddress } }, 422);
  const page = addressForMails(form.page, context.req.header('origin'), register.site().siteUrl);
  if (!mailer || page === undefined) return refuse(context, 503, words.notMailed, form);
  const seconds = secondsToLink(senderOfRequest(context), at);
  if (seconds > 0) return refuseMany(context, seconds, form);
  const token = await addUnfinished(store.database, form, address, unfinished, at);
  if (token === undefined) return refuse(context, 429, words.mailedEnough, form);
  try {
    await mailer.send(laterMail({ form, address, token, page, expiresAt }));
  } catch (error) {
    console.error(error);
    await deleteUnfinished(store.database, form.name, token);
    return refuse(context, 503, words.notMailed, form);
  }
  return context.json({ until: new Date(expiresAt).toISOString() }, 201);
}

/** Routes by which visitors store a form that they finish later, and come back to it by a link. */
export function unfinishedRoutes(parts: InboxParts): Hono {
  const { store, register } = parts;
  const { database } = store;
  const secondsToWait = createRateLimit();
  const secondsToLink = createRateLimit(linkLimits);
  const routes = new Hono();
  const limit = bodyLimit({
    maxSize: maxBytes,
    onError: async (context) => {
      const form = await register.find(context.req.param('key') ?? '');
      return refuse(context, 413, laterWords(form?.language).tooLarge, form);
    },
  });

  /** Adds a route for requests about forms that can be finished later. */
  function answerAt(path: string, answer: (context: Context, request: LaterRequest) => Promise<Response>): void {
    const address = `${formPath}/${path}`;
    routes.use(address, allowOwnOrigins(register));
    routes.post(address, limit, async (context) => {
      const at = Date.now();
      const seconds = secondsToWait(senderOfRequest(context), at);
      if (seconds > 0) return refuseMany(context, seconds);
      const form = await register.find(context.req.param('key') ?? '');
      if (form?.resumeDays === undefined) return refuse(context, 404, visitorWords().formUnknown);
      const sent: unknown = await context.req.json().catch(() => undefined);
      if (!isObject(sent)) return refuse(context, 400, wordsOf(form).unreadable, form);
      try {
        return await answer(context, { form: form as LaterForm, sent, token: textOf(sent.token), at });
      } catch (error) {
        console.error(error);
        return refuse(context, 503, wordsOf(form).notStored, form);
      }
    });
  }

  answerAt(laterPaths.store, async (context, request) => {
    const { form, sent, token, at } = request;
    if (form.closes !== undefined && at >= Date.parse(form.closes))
      return refuse(context, 410, form.closed?.text ?? form.closed?.title ?? wordsOf(form).closed, form);
    const unfinished = readUnfinished(form, sent);
    if (!unfinished) return refuse(context, 413, laterWords(form.language).tooLarge, form);
    const expiresAt = at + form.resumeDays * 86_400_000;
    if (token === '') return mailLink({ ...parts, secondsToLink }, context, request, unfinished, expiresAt);
    const isStored = await changeUnfinished(database, form, token, unfinished, at);
    return isStored ? context.json({ until: new Date(expiresAt).toISOString() }) : answerEnded(context, form);
  });
  answerAt(laterPaths.open, async (context, { form, token, at }) => {
    const found = await findUnfinished(database, form.name, token, at);
    if (!found) return answerEnded(context, form);
    const { formValues, step, savedAt } = found;
    return context.json({ values: JSON.parse(formValues), step, savedAt });
  });
  answerAt(laterPaths.delete, async (context, { form, token }) => {
    await deleteUnfinished(database, form.name, token);
    return context.body(null, 204);
  });
  return routes;
}

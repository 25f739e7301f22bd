import { type Context, Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { challengePath } from '#shared/formGuards.ts';
import { type InboxForm, laterName, placesPath } from '#shared/inboxForm.ts';
import type { FormRegister } from '../forms/formRegister.ts';
import type { Mailer } from '../mail/mailer.ts';
import { publicUrlOf } from '../mail/subscriptionUrl.ts';
import { createGuards, sentText } from '../receive/guards.ts';
import { createRateLimit, limitsWithoutProof } from '../receive/rateLimit.ts';
import { type ReceiveResult, receive } from '../receive/receive.ts';
import type { EntryStore } from '../store/entryStore.ts';
import { countTaken } from '../store/places.ts';
import { deleteUnfinished } from '../store/unfinished.ts';
import { subscriptionWords } from '../subscriptionWords.ts';
import { visitorWords } from '../words.ts';
import { formPage } from './formPage.ts';
import { addressOnSite } from './originGuard.ts';
import { noticePage } from './pages.ts';
import { readBody } from './readBody.ts';
import {
  allowOwnOrigins,
  formPath,
  refuse,
  refuseMany,
  senderOfRequest,
  wantsJson,
  wordsOf,
} from './visitorAnswers.ts';

/** Most megabytes of one entry with all of its files. */
const maxMegabytes = 25;

/** Longest key of a sender; browsers send 32 characters. */
const longestKey = 200;

/** Answers what became of an entry. */
function answer(context: Context, form: InboxForm, result: ReceiveResult, siteUrl: string | undefined) {
  const origin = context.req.header('origin');
  const words = wordsOf(form);
  if (result.outcome === 'invalid') {
    const message = form.invalid?.text ?? form.invalid?.title ?? words.check;
    if (wantsJson(context)) return context.json({ message, errors: result.errors }, 422);
    return context.html(formPage(form, result, words, addressOnSite(form.page, origin, siteUrl)), 422);
  }
  if (result.outcome === 'full') {
    const message = form.full?.text ?? form.full?.title ?? words.full;
    return wantsJson(context) ? context.json({ message, isFull: true }, 409) : refuse(context, 409, message, form);
  }
  const { reference } = result.receipt;
  if (wantsJson(context)) return context.json({ reference }, 201);
  if (form.goTo) return context.redirect(addressOnSite(form.goTo, origin, siteUrl), 303);
  return context.redirect(`${form.key}/thanks?reference=${reference}`, 303);
}

/** Parts of a running inbox. */
export interface InboxParts {
  store: EntryStore;
  register: FormRegister;
  /** Undefined if no mail server is known: no mails are sent then. */
  mailer?: Mailer | undefined;
}

/** Routes by which visitors send entries. */
export function entryRoutes({ store, register, mailer }: InboxParts): Hono {
  const secondsToWait = createRateLimit();
  const secondsWithoutProof = createRateLimit(limitsWithoutProof);
  const guards = createGuards(store.database);
  const routes = new Hono();
  for (const path of [formPath, `${formPath}/${challengePath}`, `${formPath}/${placesPath}`])
    routes.use(path, allowOwnOrigins(register));
  const limit = bodyLimit({
    maxSize: maxMegabytes * 1024 * 1024,
    onError: (context) => refuse(context, 413, visitorWords().tooLarge.replace('{megabytes}', String(maxMegabytes))),
  });
  routes.post(formPath, limit, async (context) => {
    const at = Date.now();
    const sender = senderOfRequest(context);
    const seconds = secondsToWait(sender, at);
    if (seconds > 0) return refuseMany(context, seconds);
    const form = await register.find(context.req.param('key'));
    if (!form) return refuse(context, 404, visitorWords().formUnknown);
    if (form.closes !== undefined && at >= Date.parse(form.closes))
      return refuse(context, 410, form.closed?.text ?? form.closed?.title ?? wordsOf(form).closed, form);
    const sent = await readBody(context);
    if (!sent) return refuse(context, 400, wordsOf(form).unreadable, form);
    const idempotencyKey = context.req.header('idempotency-key')?.slice(0, longestKey);
    try {
      const judgement = await guards.judge(form, sent);
      const wait = judgement === 'unproven' ? secondsWithoutProof(sender, at) : 0;
      if (wait > 0) return refuseMany(context, wait, form);
      const isSpam = judgement === 'spam';
      const mailing = { hasMail: mailer !== undefined, inboxUrl: publicUrlOf(register.site()) };
      const result = await receive(store, form, sent, { idempotencyKey, sender, at, isSpam, ...mailing });
      const link = sentText(sent, laterName);
      if (link && !isSpam && result.outcome === 'stored')
        // It is stored: what is left over ends by itself.
        await deleteUnfinished(store.database, form.name, link).catch((error) => console.error(error));
      void mailer?.sendDue();
      return answer(context, form, result, register.site().siteUrl);
    } catch (error) {
      console.error(error);
      return refuse(context, 503, wordsOf(form).notStored, form);
    }
  });
  routes.get(`${formPath}/${challengePath}`, async (context) => {
    const form = await register.find(context.req.param('key') ?? '');
    if (!form?.guards?.altcha) return refuse(context, 404, visitorWords().formUnknown);
    return context.json(await guards.challenge(form, Date.now()));
  });
  routes.get(`${formPath}/${placesPath}`, async (context) => {
    const form = await register.find(context.req.param('key') ?? '');
    if (form?.places === undefined) return refuse(context, 404, visitorWords().formUnknown);
    return context.json({ isFull: (await countTaken(store.database, form.name)) >= form.places });
  });
  routes.get(`${formPath}/thanks`, async (context) => {
    const form = await register.find(context.req.param('key'));
    const words = wordsOf(form);
    const { look, lookText } = subscriptionWords(form?.language);
    const reference = /^[0-9A-Z-]{1,20}$/.exec(context.req.query('reference') ?? '')?.[0];
    const { siteUrl } = register.site();
    return context.html(
      noticePage({
        title: form?.success?.title ?? (form?.subscription ? look : words.thanks),
        text: form?.success?.text ?? (form?.subscription && lookText),
        more: reference && words.reference.replace('{reference}', reference),
        language: form?.language,
        back: form && addressOnSite(form.page, undefined, siteUrl),
        words,
      }),
    );
  });
  return routes;
}

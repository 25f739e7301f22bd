import { type Context, Hono } from 'hono';
import { html } from 'hono/html';
import type { InboxForm } from '#shared/inboxForm.ts';
import { visitorAddress } from '../mail/composeMails.ts';
import { confirmedMails } from '../mail/subscriptionMails.ts';
import { publicUrlOf } from '../mail/subscriptionUrl.ts';
import { deleteEntries } from '../store/changeEntries.ts';
import { confirmSubscription, findSubscription, type SubscribedEntry } from '../store/subscriptions.ts';
import { languages, subscriptionWords } from '../subscriptionWords.ts';
import { visitorWords } from '../words.ts';
import type { InboxParts } from './entryRoutes.ts';
import { addressOnSite } from './originGuard.ts';
import { document, type Html, noticePage } from './pages.ts';

interface Found {
  form: InboxForm;
  entry: SubscribedEntry;
}

/** Page on which a subscriber decides with one button: programs that open the links of mails press none. */
function decisionPage({ form, entry }: Found, title: string, button: string, isQuiet = false): Html {
  const address = visitorAddress(form, JSON.parse(entry.entryValues));
  return document(
    title,
    form.language,
    '../..',
    html`<main class="notice">
<h1>${title}</h1>
<p>${form.siteName}: ${entry.wording}</p>
<p>${address}</p>
<form method="post"><button type="submit"${isQuiet ? html` class="danger"` : ''}>${button}</button></form>
</main>`,
  );
}

/** First language of a browser of those that there are words in, for pages about what is not stored any more. */
function languageOf({ req }: Context): string {
  const wanted =
    req
      .header('accept-language')
      ?.split(',')
      .map((part) => part.trim().split(/[-;]/)[0] ?? '') ?? [];
  return wanted.find((language) => languages.includes(language)) ?? 'en';
}

/** Routes by which subscribers confirm what they have asked for, and leave. */
export function subscriptionRoutes({ store, register, mailer }: InboxParts): Hono {
  const { database } = store;
  const find = async (context: Context): Promise<Found | undefined> => {
    const entry = await findSubscription(database, context.req.param('token') ?? '');
    const form = entry && (await store.formOf(entry.formKey));
    return entry && form && { entry, form };
  };
  const notice = (found: Found | undefined, language: string, title: string, text: string) =>
    noticePage({
      ...{ title, text, language, words: visitorWords(language), base: '../..' },
      back: found && addressOnSite(found.form.page, undefined, register.site().siteUrl),
    });
  const answerEnded = (context: Context) => {
    const language = languageOf(context);
    const { ended, endedText } = subscriptionWords(language);
    return context.html(notice(undefined, language, ended, endedText), 404);
  };
  const answerSubscribed = (context: Context, found: Found) => {
    const words = subscriptionWords(found.form.language);
    return context.html(
      document(
        words.subscribed,
        found.form.language,
        '../..',
        html`<main class="notice">
<h1>${words.subscribed}</h1>
<p>${found.form.siteName}: ${found.entry.wording}</p>
<p class="actions"><a href="${addressOnSite(found.form.page, undefined, register.site().siteUrl)}">${visitorWords(found.form.language).back}</a> <a href="leave">${words.leave}</a></p>
</main>`,
      ),
    );
  };
  // What is deleted has no language any more: that of the browser.
  const answerLeft = (context: Context, found: Found | undefined) => {
    const language = found?.form.language ?? languageOf(context);
    const { left, leftText } = subscriptionWords(language);
    return context.html(notice(found, language, left, leftText));
  };
  const path = (step: string) => `/subscriptions/:token{[0-9a-f]{32}}/${step}`;
  return (
    new Hono()
      .get(path('confirm'), async (context) => {
        const found = await find(context);
        if (!found) return answerEnded(context);
        if (found.entry.confirmedAt !== null) return answerSubscribed(context, found);
        const { confirmTitle, confirmButton } = subscriptionWords(found.form.language);
        return context.html(decisionPage(found, confirmTitle, confirmButton));
      })
      .post(path('confirm'), async (context) => {
        const found = await find(context);
        if (!found) return answerEnded(context);
        const { form, entry } = found;
        const inboxUrl = publicUrlOf(register.site());
        const subject = { form, values: JSON.parse(entry.entryValues), wording: entry.wording, token: entry.token };
        const mails = mailer && inboxUrl ? confirmedMails({ ...subject, inboxUrl }, entry.reference) : [];
        await confirmSubscription(database, entry.id, mails, Date.now());
        void mailer?.sendDue();
        return answerSubscribed(context, found);
      })
      .get(path('leave'), async (context) => {
        const found = await find(context);
        if (!found) return answerLeft(context, undefined);
        const { leaveTitle, leaveButton } = subscriptionWords(found.form.language);
        return context.html(decisionPage(found, leaveTitle, leaveButton, true));
      })
      // Mail programs press the button by themselves, without cookies and from no page (RFC 8058).
      .post(path('leave'), async (context) => {
        const found = await find(context);
        if (found) await deleteEntries(database, [found.entry.id]);
        return answerLeft(context, found);
      })
  );
}

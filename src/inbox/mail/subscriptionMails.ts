import type { InboxForm } from '#shared/inboxForm.ts';
import type { JsonObject } from '#shared/json.ts';
import { unconfirmedDays } from '../store/cleaning.ts';
import { subscriptionWords } from '../subscriptionWords.ts';
import { inOneLine, type NewMail, recipientsOf, staffMails, visitorAddress, visitorMails } from './composeMails.ts';
import { subscriptionUrl } from './subscriptionUrl.ts';

/** Subscription that mails are about. */
interface Subscribing {
  form: InboxForm;
  values: JsonObject;
  wording: string;
  token: string;
  /** Address of the inbox with its domain. */
  inboxUrl: string;
}

function fill(text: string, { form, wording, token, inboxUrl }: Subscribing): string {
  const replacements: Record<string, string> = {
    ...{ site: form.siteName, wording, days: String(unconfirmedDays) },
    confirm: subscriptionUrl(inboxUrl, token, 'confirm'),
    leave: subscriptionUrl(inboxUrl, token, 'leave'),
  };
  return text.replace(/\{(\w+)\}/g, (whole, name: string) => replacements[name] ?? whole);
}

function mailTo(subscribing: Subscribing, subject: string, text: string): NewMail[] {
  const { form, values, token, inboxUrl } = subscribing;
  const recipient = visitorAddress(form, values);
  if (recipient === undefined) return [];
  const leaveUrl = subscriptionUrl(inboxUrl, token, 'leave');
  return [
    {
      recipient,
      subject: inOneLine(fill(subject, subscribing)),
      text: `${fill(text, subscribing)}\n`,
      replyTo: '',
      leaveUrl,
    },
  ];
}

/** Mail that asks whether an address subscribes. */
export function askingMail(subscribing: Subscribing): NewMail[] {
  const { askSubject, ask } = subscriptionWords(subscribing.form.language);
  return mailTo(subscribing, askSubject, ask);
}

/** Mail that an address is subscribed, in the words of the inbox. */
export function subscribedMail(subscribing: Subscribing): NewMail[] {
  const { subscribedSubject, subscribedMail: text, leaveLine } = subscriptionWords(subscribing.form.language);
  return mailTo(subscribing, subscribedSubject, `${text}\n\n${leaveLine}`);
}

/** Mails once a subscription is confirmed: those of any entry, and to the subscriber with a link by which to leave. */
export function confirmedMails(subscribing: Subscribing, reference: string): NewMail[] {
  const { form, values, token, inboxUrl } = subscribing;
  const recipients = recipientsOf(form, values);
  const toStaff = staffMails(form, values, reference, recipients);
  if (!form.confirm) return [...toStaff, ...subscribedMail(subscribing)];
  const leaveUrl = subscriptionUrl(inboxUrl, token, 'leave');
  const leaveLine = fill(subscriptionWords(form.language).leaveLine, subscribing);
  const toVisitor = visitorMails(form, values, reference, recipients);
  return [...toStaff, ...toVisitor.map((mail) => ({ ...mail, text: `${mail.text}\n${leaveLine}\n`, leaveUrl }))];
}

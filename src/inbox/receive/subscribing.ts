import type { InboxForm } from '#shared/inboxForm.ts';
import type { JsonObject } from '#shared/json.ts';
import { visitorAddress } from '../mail/composeMails.ts';
import { askingMail, subscribedMail } from '../mail/subscriptionMails.ts';
import type { NewEntry } from '../store/entryStore.ts';

/**
 * Describes an entry that subscribes: it waits for its confirmation, and an address is stored once for a form.
 * @param inboxUrl address of the inbox with its domain; undefined if no mails are sent
 * @returns undefined for the entry of a form that is no subscription, or without an address
 */
export function subscribing(
  form: InboxForm,
  values: JsonObject,
  inboxUrl: string | undefined,
): (Pick<NewEntry, 'state' | 'subscription' | 'mailsOf'> & { address: string }) | undefined {
  const { subscription: wording } = form;
  const address = visitorAddress(form, values)?.toLowerCase();
  if (wording === undefined || address === undefined) return undefined;
  const mailsOf =
    inboxUrl === undefined
      ? undefined
      : ({ token, isConfirmed }: { token: string; isConfirmed: boolean }) =>
          (isConfirmed ? subscribedMail : askingMail)({ form, values, wording, token, inboxUrl });
  return { address, state: 'unconfirmed', subscription: { wording, mailsOf }, mailsOf: undefined };
}

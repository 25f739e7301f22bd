import { isConditionMet } from '#rules/condition.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import type { Condition } from '#rules/types.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { JsonObject } from '#shared/json.ts';
import { labelledValues, textOfValue } from '../export/entryTable.ts';
import { fieldsOf } from '../receive/checkInputs.ts';

/** Mail that is to be sent. */
export interface NewMail {
  recipient: string;
  subject: string;
  text: string;
  /** Address that answers go to; empty for the sender. */
  replyTo: string;
  /** Address at which the reader leaves the list that the mail is of. */
  leaveUrl?: string;
}

/** Most characters of a subject; longer ones are cut off by mail programs. */
const longestSubject = 150;

/** Address of the visitor: what is filled in in the first field for one. */
export function visitorAddress(form: InboxForm, values: JsonObject): string | undefined {
  const filled = fieldsOf(form).flatMap((field) => (inputKindOf(field) === 'email' ? [values[field.name]] : []));
  return filled.find((value): value is string => typeof value === 'string' && value !== '');
}

/** A text in one line, as a subject has to be. */
export const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim().slice(0, longestSubject);

/** Addresses that an entry is sent to, by the values that its form has checked; as they are stored, files have no sizes. */
export const recipientsOf = (form: InboxForm, values: Record<string, unknown>): string[] => [
  ...new Set(
    (form.mail ?? []).flatMap((recipient) => {
      if (typeof recipient === 'string') return recipient;
      return isConditionMet(recipient.when as unknown as Condition, fieldsOf(form), values) ? recipient.to : [];
    }),
  ),
];

/** Mails about an entry to those whom the form names, with what was filled in. */
export function staffMails(form: InboxForm, values: JsonObject, reference: string, recipients: string[]): NewMail[] {
  const lines = labelledValues(JSON.stringify(values), form).map(
    ({ label, value }) => `${label}: ${textOfValue(value) || '–'}`,
  );
  return recipients.map((recipient) => ({
    recipient,
    subject: inOneLine(`${form.title} (${reference})`),
    text: `${lines.join('\n')}\n\n${form.siteName}, ${form.page}\n${reference}\n`,
    replyTo: visitorAddress(form, values) ?? '',
  }));
}

/**
 * Mail to the visitor, if the form has one. It says nothing of what was filled in: anybody could have the inbox send
 * words to a stranger otherwise.
 */
export function visitorMails(form: InboxForm, values: JsonObject, reference: string, recipients: string[]): NewMail[] {
  const visitor = visitorAddress(form, values);
  if (!form.confirm || visitor === undefined) return [];
  const fill = (text: string) => text.replaceAll('{reference}', reference);
  const { subject, text } = form.confirm;
  return [
    {
      recipient: visitor,
      subject: inOneLine(fill(subject)),
      text: `${fill(text)}\n`,
      replyTo: recipients[0] ?? '',
    },
  ];
}

/**
 * Mails about an entry, to those whom the form names and to the visitor.
 * @param values as they are stored
 */
export const composeMails = (
  form: InboxForm,
  values: JsonObject,
  reference: string,
  recipients: string[] = recipientsOf(form, values),
): NewMail[] => [
  ...staffMails(form, values, reference, recipients),
  ...visitorMails(form, values, reference, recipients),
];

import { formKey } from '#rules/formKey.ts';
import type { InboxFormPart } from '#shared/inboxForm.ts';
import type { JsonObject } from '#shared/json.ts';
import type { Form } from './form.types.ts';
import type { FormMessage } from './formTypes.ts';

const wordsOf = ({ title, text }: FormMessage) => ({ ...(title && { title }), ...(text && { text }) });

/** Form as the inbox knows it; undefined for one whose entries go elsewhere. */
export function inboxForm(form: Form): InboxFormPart | undefined {
  const { submit, messages = {}, heading, fields, closes } = form;
  if (submit.kind !== 'inbox') return undefined;
  const { success, invalid, closed, full } = messages;
  return {
    key: formKey(form),
    title: heading ?? submit.label,
    fields: fields as unknown as JsonObject[],
    submitLabel: submit.label,
    ...(success && { success: wordsOf(success) }),
    ...(invalid && { invalid: wordsOf(invalid) }),
    ...(form.places !== undefined && { places: form.places }),
    ...(full && { full: wordsOf(full) }),
    ...(submit.mail && { mail: submit.mail as InboxFormPart['mail'] & object }),
    ...(submit.confirm && { confirm: submit.confirm }),
    ...(submit.subscription && { subscription: submit.subscription }),
    ...(submit.deleteAfterDays !== undefined && { deleteAfterDays: submit.deleteAfterDays }),
    ...(form.resumeDays !== undefined && { resumeDays: form.resumeDays }),
    ...(closes && { closes: closes.iso }),
    ...(closed && { closed: wordsOf(closed) }),
    ...(submit.guards && { guards: submit.guards }),
    ...(submit.goTo && { goTo: submit.goTo.href }),
  };
}

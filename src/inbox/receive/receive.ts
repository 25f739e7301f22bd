import { createHash } from 'node:crypto';
import { filesOf } from '#rules/files.ts';
import { isGroup, itemsThatCount } from '#rules/groups.ts';
import { loadRules } from '#rules/loadRules.ts';
import { normalEntry } from '#rules/normalEntry.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import { validateForm } from '#rules/validateForm.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { JsonObject } from '#shared/json.ts';
import { composeMails, recipientsOf } from '../mail/composeMails.ts';
import type { EntryStore, StoredReceipt } from '../store/entryStore.ts';
import { visitorWords } from '../words.ts';
import { checkInputs, type FormField, fieldsOf } from './checkInputs.ts';
import { readDrawing } from './drawing.ts';
import { readValues, type SentEntry, type SentFile } from './readValues.ts';
import { subscribing } from './subscribing.ts';

/** Facts about an entry beside its values. */
export interface EntryContext {
  /** Key that the sender gave the entry, so that it can be sent again; undefined for one sent without scripts. */
  idempotencyKey: string | undefined;
  /** Network address. */
  sender: string;
  /** Milliseconds since 1970. */
  at: number;
  /** True if mails are sent, to those whom the form names and to the visitor. */
  hasMail?: boolean;
  /** Address of the inbox with its domain, for links in mails; undefined if the site does not say it. */
  inboxUrl?: string | undefined;
  /** True for what the guards of the form have found to be spam: it is stored as that, and no mail is sent about it. */
  isSpam?: boolean;
}

export type ReceiveResult =
  | { outcome: 'stored'; receipt: StoredReceipt }
  /** All places of the form are taken. */
  | { outcome: 'full' }
  /** Messages by the paths of values, and all values as they were typed, also of hidden fields. */
  | { outcome: 'invalid'; errors: Record<string, string>; values: FormValues };

/**
 * Milliseconds in which the same entry of the same sender, sent without scripts, is a button pressed twice.
 */
const pressedTwice = 60_000;

/** Values with drawings as the files in which they are stored. */
const withDrawings = (fields: FormField[], values: FormValues): FormValues => ({
  ...values,
  ...Object.fromEntries(
    fields.flatMap(({ name, input }) => {
      const drawing = input === 'signature' ? readDrawing(values[name]) : undefined;
      return drawing ? [[name, drawing] as const] : [];
    }),
  ),
});

/** Value as it is stored as JSON: a file by its name, a password not at all. */
function storedValue(field: FormField, value: FieldValue): JsonObject[string] {
  if (field.input === 'password') return undefined;
  const names = filesOf(value).map(({ name = '' }) => name);
  return names.length > 0 ? names : (value as JsonObject[string]);
}

const storedValues = (fields: FormField[], values: FormValues): JsonObject =>
  Object.fromEntries(
    fields.flatMap((field) =>
      field.name in values ? [[field.name, storedValue(field, values[field.name])] as const] : [],
    ),
  );

const filesIn = (values: FormValues) =>
  Object.entries(values).flatMap(([field, value]) =>
    (filesOf(value) as SentFile[]).map(({ name, content }) => ({ field, name, content })),
  );

const hashOf = (parts: readonly (string | Uint8Array)[]): string => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(`${part.length}:`).update(part);
  return hash.digest('hex');
};

/** Key of an entry: the same one for the same entry that is sent again. */
function repeatKeyOf(form: InboxForm, values: JsonObject, files: { content: Uint8Array }[], context: EntryContext) {
  const { idempotencyKey, sender, at } = context;
  if (idempotencyKey !== undefined) return hashOf(['key', form.name, idempotencyKey]);
  const minute = String(Math.floor(at / pressedTwice));
  const contents = files.map(({ content }) => content);
  return hashOf(['content', form.name, sender, minute, JSON.stringify(values), ...contents]);
}

/** Values as they were typed, with the items of groups in the places that messages about them name. */
const withoutEmptyItems = (fields: FormField[], typed: FormValues): FormValues => ({
  ...typed,
  ...Object.fromEntries(
    fields
      .filter(isGroup<FormField>)
      .map((group) => [group.name, itemsThatCount(group, typed[group.name]).map(({ item }) => item)]),
  ),
});

/**
 * Receives an entry: checks it by the rules that the page showed, and stores it. The entry is on the disk when this
 * settles.
 * @throws the store's error if it cannot be written
 */
export async function receive(
  store: Pick<EntryStore, 'add'>,
  form: InboxForm,
  sent: SentEntry,
  context: EntryContext,
): Promise<ReceiveResult> {
  const fields = fieldsOf(form);
  await loadRules(fields);
  const typed = readValues(fields, sent);
  const values = normalEntry(fields, typed);
  const shown = fields.filter(({ name }) => name in values);
  const errors = {
    ...validateForm(fields, values),
    ...checkInputs(shown, values, { ...visitorWords(form.language), ...form.labels }),
  };
  if (Object.keys(errors).length > 0) return { outcome: 'invalid', errors, values: withoutEmptyItems(fields, typed) };
  const complete = withDrawings(fields, values);
  const stored = storedValues(fields, complete);
  const files = filesIn(complete);
  // Nothing is sent to an address that a program has filled in.
  const subscription = context.isSpam
    ? undefined
    : subscribing(form, stored, context.hasMail ? context.inboxUrl : undefined);
  const receipt = await store.add({
    form,
    values: stored,
    files,
    repeatKey: subscription
      ? hashOf(['subscription', form.name, subscription.address])
      : repeatKeyOf(form, stored, files, context),
    sender: context.sender,
    receivedAt: context.at,
    state: context.isSpam ? 'spam' : 'new',
    ...(context.hasMail &&
      !context.isSpam && {
        mailsOf: (reference: string) => composeMails(form, stored, reference, recipientsOf(form, values)),
      }),
    ...subscription,
  });
  if (receipt === 'full') return { outcome: 'full' };
  // Whoever fills in an address does not learn whether it was stored before.
  return { outcome: 'stored', receipt: form.subscription === undefined ? receipt : { ...receipt, reference: '' } };
}

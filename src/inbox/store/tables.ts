import type { Selectable } from 'kysely';

/** Form as it was when a page showed it. */
interface FormTable {
  key: string;
  name: string;
  /** `InboxForm` as JSON. */
  definition: string;
  /** Milliseconds since 1970; so are all times here. */
  seenAt: number;
}

interface EntryTable {
  /** Sorts by the time of arrival. */
  id: string;
  formKey: string;
  formName: string;
  receivedAt: number;
  /** Values in their normal form as JSON, files by their names. */
  entryValues: string;
  /** All words of the entry and its reference in small letters, for searching. */
  searchText: string;
  /** Short number for people, as `K7QM-2XRD`. */
  reference: string;
  state: EntryState;
  /** Name of who looks after it; empty if it is not assigned. */
  assignee: string;
  /** Key that is the same when the entry is sent again. */
  repeatKey: string;
  /** Network address it came from. */
  sender: string;
}

/** Files that came with entries: in the database, so that an entry and its files are stored and deleted together. */
interface FileTable {
  id: string;
  entryId: string;
  field: string;
  name: string;
  size: number;
  content: Uint8Array;
}

/** Notes of those who look after entries. */
interface NoteTable {
  id: string;
  entryId: string;
  writtenAt: number;
  text: string;
}

/** Mails that have not been sent yet. A mail is stored with its entry, so that it is not lost. */
interface MailTable {
  id: string;
  entryId: string;
  recipient: string;
  subject: string;
  text: string;
  /** Address that answers go to; empty for the sender. */
  replyTo: string;
  attempts: number;
  nextAt: number;
  /** Last answer of the mail server; empty before the first attempt. */
  lastError: string;
  /** Address at which the reader leaves the list, for the headers of mail programs; empty for mails of no list. */
  leaveUrl: string;
}

/** Subscriptions to newsletters: what their visitors agreed to. They go with their entries. */
interface SubscriptionTable {
  entryId: string;
  /** Secret of the links in mails, by which the address is confirmed and leaves. */
  token: string;
  /** Words that the visitor agrees to. */
  wording: string;
  /** Time of the last mail that went out because somebody filled in the address. */
  mailedAt: number;
  /** Time at which the link was followed; null as long as it was not. */
  confirmedAt: number | null;
}

/** Secrets of the inbox itself, by their names. */
interface SecretTable {
  name: string;
  secret: string;
}

/** States of an entry, in their usual order; `unconfirmed` until the link in the mail to a subscriber is followed. */
export const entryStates = ['new', 'open', 'done', 'spam', 'unconfirmed'] as const;

export type EntryState = (typeof entryStates)[number];

/** Forms with a number of places: rows that transactions lock while they count. */
interface LimitedFormTable {
  name: string;
}

/** Forms that visitors have not sent yet, and continue by a link. */
interface UnfinishedTable {
  /** Hash of the secret in the link. */
  tokenHash: string;
  formName: string;
  /** E-mail address that the link was mailed to, in small letters. */
  address: string;
  /** Values that are filled in, as JSON; no files and no passwords. */
  formValues: string;
  step: string;
  /** The address and all words of the values in small letters. */
  searchText: string;
  savedAt: number;
  expiresAt: number;
  mailedAt: number;
}

export interface Tables {
  forms: FormTable;
  entries: EntryTable;
  files: FileTable;
  notes: NoteTable;
  mails: MailTable;
  subscriptions: SubscriptionTable;
  secrets: SecretTable;
  limitedForms: LimitedFormTable;
  unfinished: UnfinishedTable;
}

export type StoredEntry = Selectable<EntryTable>;

export type StoredMail = Selectable<MailTable>;

export type StoredSubscription = Selectable<SubscriptionTable>;

export type StoredFile = Selectable<FileTable>;

export type StoredUnfinished = Selectable<UnfinishedTable>;

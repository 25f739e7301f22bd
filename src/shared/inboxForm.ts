import type { FormGuards } from './formGuards.ts';
import type { JsonObject } from './json.ts';

/** Facts of a block about the entries that visitors send to the inbox with it. JSON. */
export interface InboxFormPart {
  /** Key by which the page and the inbox name this very form: another one once its fields change. */
  key: string;
  /** Words for people, as the heading of the form. */
  title: string;
  /** Fields with their rules and options, and what begins sections and steps, as the page has them. */
  fields: JsonObject[];
  /** Words to the visitor once it is stored, and when something is wrong. */
  success?: { title?: string; text?: string };
  invalid?: { title?: string; text?: string };
  /** Words on the button. */
  submitLabel: string;
  /** Page that opens after success, relative to the domain. */
  goTo?: string;
  /** Addresses to which entries are sent: each one, or those for which a condition of #rules holds. */
  mail?: (string | { to: string; when: JsonObject })[];
  /** Mail to the visitor; `{reference}` in it is the number of the entry. */
  confirm?: { subject: string; text: string };
  /** Words that a visitor agrees to who subscribes with this form; undefined for a form that is no subscription. */
  subscription?: string;
  /** Most entries that are taken; any number if left out. */
  places?: number;
  /** Words to a visitor who comes when all places are taken. */
  full?: { title?: string; text?: string };
  /** Days after which an entry is deleted; never if left out. */
  deleteAfterDays?: number;
  /** Days for which the inbox has what a visitor has filled in and finishes later by a link; left out, it has none. */
  resumeDays?: number;
  /** First instant at which nothing is taken any more, RFC 3339; left out, the form stays open. */
  closes?: string;
  /** Words to the visitor then. */
  closed?: { title?: string; text?: string };
  /** Guards against programs. */
  guards?: FormGuards;
}

/** Form whose entries go to the inbox, as the inbox knows it. JSON. */
export interface InboxForm extends InboxFormPart {
  /** Name under which entries are listed together, in all languages: `contact-us-contact`. */
  name: string;
  /** BCP 47 tag of its words. */
  language: string;
  /** Address of the first page with the form, relative to the domain. */
  page: string;
  /** Name of the site. */
  siteName: string;
  /** Labels of the interface in that language. */
  labels: Record<string, string>;
}

/** Path below the address of a form at which the inbox says whether a place is left. */
export const placesPath = 'places';

/**
 * Paths below the address of a form for what a visitor finishes later: one that stores it, one that gives it back and one
 * that deletes it.
 */
export const laterPaths = { store: 'later', open: 'later/open', delete: 'later/delete' } as const;

/** Name under which the secret of a link is sent beside the values of a form. No field can have it. */
export const laterName = '_later';

/** Parameter in the fragment of a link that has its secret: what stands there is sent to no server. */
export const resumeParameter = 'resume';

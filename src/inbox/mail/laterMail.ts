import { type InboxForm, resumeParameter } from '#shared/inboxForm.ts';
import { laterWords } from '../laterWords.ts';
import { inOneLine, type NewMail } from './composeMails.ts';

/** Unfinished form whose link is mailed. */
interface LinkedForm {
  form: InboxForm;
  /** E-mail address of the visitor. */
  address: string;
  /** Secret of the link. */
  token: string;
  /** Address of the page with its domain. */
  page: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/**
 * Mail with the link by which a visitor finishes a form. It says nothing of what is filled in: anybody could have the
 * inbox send words to a stranger otherwise. The secret is in the fragment, which is in no log.
 */
export function laterMail({ form, address, token, page, expiresAt }: LinkedForm): NewMail {
  const { subject, text } = laterWords(form.language);
  const replacements: Record<string, string> = {
    ...{ site: form.siteName, form: form.title, link: `${page}#${resumeParameter}=${token}` },
    date: new Intl.DateTimeFormat(form.language, { dateStyle: 'long' }).format(expiresAt),
  };
  const fill = (words: string) => words.replace(/\{(\w+)\}/g, (whole, name: string) => replacements[name] ?? whole);
  return { recipient: address, subject: inOneLine(fill(subject)), text: `${fill(text)}\n`, replyTo: '' };
}

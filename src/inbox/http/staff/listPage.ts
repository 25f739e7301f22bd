import { html, raw } from 'hono/html';
import { labelledValues, textOfValue } from '../../export/entryTable.ts';
import type { ShownEntry } from '../../store/readEntries.ts';
import type { EntryState, StoredEntry } from '../../store/tables.ts';
import { entryStates } from '../../store/tables.ts';
import { document, type Html } from '../pages.ts';
import type { FormLookup } from './entryRequests.ts';

/** Names of states for people. */
export const stateNames: Record<EntryState, string> = {
  new: 'New',
  open: 'Open',
  done: 'Done',
  spam: 'Spam',
  unconfirmed: 'Unconfirmed',
};

export interface ListShown {
  siteName: string;
  entries: ShownEntry[];
  total: number;
  forms: { name: string; fresh: number }[];
  assignees: string[];
  query: { form: string; state: string; assignee: string; q: string };
  formOf: FormLookup;
  timeZone: string;
  /** Query of the next page; undefined on the last one. */
  next: string | undefined;
}

/** Moment for people, in the time zone of the machine. */
export const moment = (at: number, timeZone: string): Html => {
  const date = new Date(at);
  const text = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short', timeZone }).format(date);
  return html`<time datetime="${date.toISOString()}">${text}</time>`;
};

const option = (value: string, label: string, chosen: string): Html =>
  html`<option value="${value}"${value === chosen ? raw(' selected') : ''}>${label}</option>`;

/** First words of an entry. */
const summaryOf = (entry: StoredEntry, formOf: FormLookup): string =>
  labelledValues(entry.entryValues, formOf(entry.formKey))
    .map(({ value }) => textOfValue(value))
    .filter(Boolean)
    .join(' · ')
    .slice(0, 160);

const filters = ({ forms, assignees, query }: ListShown): Html => html`<form class="filters" method="get" role="search">
<label>Words <input type="search" name="q" value="${query.q}"></label>
<label>Form <select name="form">${option('', 'All forms', query.form)}${forms.map(({ name, fresh }) =>
  option(name, fresh > 0 ? `${name} (${fresh} new)` : name, query.form),
)}</select></label>
<label>State <select name="state">${option('', 'All but spam and unconfirmed', query.state)}${entryStates.map((state) =>
  option(state, stateNames[state], query.state),
)}</select></label>
<label>Assigned to <select name="assignee">${option('', 'Anybody', query.assignee)}${assignees.map((name) =>
  option(name, name, query.assignee),
)}</select></label>
<button type="submit">Show</button>
</form>`;

const row = (entry: ShownEntry, { formOf, timeZone }: ListShown): Html => html`<li data-state="${entry.state}">
<a href="entries/${entry.id}">${summaryOf(entry, formOf) || 'Empty entry'}</a>
<span class="facts"><span class="state">${stateNames[entry.state]}</span> <span>${entry.formName}</span>
<span>${moment(entry.receivedAt, timeZone)}</span> <span>${entry.reference}</span>${
  entry.assignee ? html` <span>${entry.assignee}</span>` : ''
}${entry.confirmedAt === null ? '' : html` <span>Confirmed ${moment(entry.confirmedAt, timeZone)}</span>`}</span>
</li>`;

/** Page that lists entries. */
export function listPage(shown: ListShown): Html {
  const { siteName, entries, total, query, next } = shown;
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value !== '')).toString();
  return document(
    `Inbox of ${siteName}`,
    'en',
    '.',
    html`<main class="wide">
<h1>Inbox of ${siteName}</h1>
${filters(shown)}
<p role="status">${total === 1 ? '1 entry' : `${total} entries`}</p>
${
  entries.length > 0
    ? html`<ul class="entries">${entries.map((entry) => row(entry, shown))}</ul>`
    : html`<p>Nothing is here. What visitors send appears when you load this page again.</p>`
}
<p class="actions">${next === undefined ? '' : html`<a href="?${next}">Older entries</a>`}
<a href="entries/export.csv?${search}">Export as CSV</a> <a href="entries/export.xlsx?${search}">Export for Excel</a></p>
<h2>All that is stored about a person</h2>
<form class="filters" method="get" action="entries/person"><label>E-mail address or telephone number, as it was filled in
<input type="text" name="address" required></label><button type="submit" class="quiet">Find</button></form>
<form method="post" action="sign-out"><button type="submit" class="quiet">Sign out</button></form>
</main>`,
  );
}

import { html } from 'hono/html';
import type { StoredEntry, StoredUnfinished } from '../../store/tables.ts';
import { document, type Html } from '../pages.ts';
import { moment } from './listPage.ts';

/** All that is stored of an address. */
export interface PersonRecord {
  entries: readonly StoredEntry[];
  unfinished: readonly StoredUnfinished[];
}

/** Page with all that is stored of an address, which a person may be given or have deleted. */
export const personPage = (address: string, { entries, unfinished }: PersonRecord, timeZone: string): Html =>
  document(
    `Stored about ${address}`,
    'en',
    '..',
    html`<main class="wide">
<p><a href="../entries">All entries</a></p>
<h1>Stored about ${address}</h1>
${
  entries.length + unfinished.length === 0
    ? html`<p>Nothing is stored about this address.</p>`
    : html`<ul class="entries">${entries.map(
        (entry) => html`<li><a href="${entry.id}">${entry.formName}, ${entry.reference}</a>
<span class="facts">${moment(entry.receivedAt, timeZone)}</span></li>`,
      )}${unfinished.map(
        ({ formName, savedAt }) => html`<li>${formName}, not sent yet
<span class="facts">${moment(savedAt, timeZone)}</span></li>`,
      )}</ul>
<p><a href="person.json?${new URLSearchParams({ address }).toString()}" download>Save all of it as a file, with its attachments and notes</a></p>
<h2>Delete</h2>
<form method="post" action="person/delete"><input type="hidden" name="address" value="${address}">
<label class="choice"><input type="checkbox" name="sure" value="yes" required> Delete all of it with files and notes; nobody can bring it back</label>
<button type="submit" class="danger">Delete</button></form>`
}
</main>`,
  );

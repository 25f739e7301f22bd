import { html, raw } from 'hono/html';
import type { InboxForm } from '#shared/inboxForm.ts';
import { labelledValues, textOfValue } from '../../export/entryTable.ts';
import { mostAttempts } from '../../mail/mailer.ts';
import { unconfirmedDays } from '../../store/cleaning.ts';
import type { ShownEntry } from '../../store/readEntries.ts';
import { entryStates, type StoredEntry, type StoredFile, type StoredMail } from '../../store/tables.ts';
import { document, type Html } from '../pages.ts';
import { moment, stateNames } from './listPage.ts';

export interface EntryShown {
  entry: ShownEntry;
  form: InboxForm | undefined;
  files: Omit<StoredFile, 'content'>[];
  /** Drawn signatures by the names of their fields, as PNG pictures in Base64. */
  drawings: ReadonlyMap<string, string>;
  /** Mails about it that have not been sent. */
  mails: Pick<StoredMail, 'recipient' | 'attempts' | 'lastError'>[];
  notes: { writtenAt: number; text: string }[];
  assignees: string[];
  timeZone: string;
}

const sizeOf = (bytes: number): string =>
  bytes < 1_000_000 ? `${Math.ceil(bytes / 1000)} kB` : `${(bytes / 1_000_000).toFixed(1)} MB`;

type LabelledValue = ReturnType<typeof labelledValues>[number];

const drawingHtml = (drawing: string): Html =>
  html`<img class="drawing" src="data:image/png;base64,${drawing}" alt="Drawn signature">`;

const valueHtml = ({ value }: LabelledValue, files: EntryShown['files'], entry: StoredEntry): Html =>
  files.length > 0
    ? html`<ul class="files">${files.map(
        ({ id, name, size }) => html`<li><a href="${entry.id}/files/${id}" download>${name}</a> (${sizeOf(size)})</li>`,
      )}</ul>`
    : html`${textOfValue(value) || html`<span class="quiet">–</span>`}`;

/** Subscription of the entry: what its visitor agreed to, and when. */
const consentHtml = ({ wording, confirmedAt }: ShownEntry, timeZone: string): Html =>
  wording === null
    ? html``
    : html`<dl><dt>Agreed to</dt><dd>${wording}</dd><dt>Confirmed</dt><dd>${
        confirmedAt === null
          ? html`Not yet. The subscriber does so by the link in a mail; after ${unconfirmedDays} days without it the entry is deleted.`
          : moment(confirmedAt, timeZone)
      }</dd></dl>`;

const changeForm = ({
  entry,
  assignees,
}: EntryShown): Html => html`<form class="filters" method="post" action="${entry.id}">
<label>State <select name="state">${entryStates
  .filter((state) => state !== 'unconfirmed')
  .map(
    (state) =>
      html`<option value="${state}"${state === entry.state ? raw(' selected') : ''}>${stateNames[state]}</option>`,
  )}</select></label>
<label>Assigned to <input name="assignee" value="${entry.assignee}" list="assignees" maxlength="100" autocomplete="off"></label>
<datalist id="assignees">${assignees.map((name) => html`<option value="${name}"></option>`)}</datalist>
<button type="submit">Save</button>
</form>`;

/** Page that shows one entry. */
export function entryPage(shown: EntryShown): Html {
  const { entry, form, files, drawings, notes, timeZone } = shown;
  const title = form?.title ?? entry.formName;
  return document(
    `${title}, ${entry.reference}`,
    'en',
    '..',
    html`<main class="wide">
<p><a href="../entries">All entries</a></p>
<h1>${title}</h1>
<p class="facts"><span class="state">${stateNames[entry.state]}</span> <span>${entry.reference}</span> <span>${moment(entry.receivedAt, timeZone)}</span></p>
<dl>${labelledValues(entry.entryValues, form).map(
      (labelled) =>
        html`<dt>${labelled.label}</dt><dd>${drawings.has(labelled.name) ? drawingHtml(drawings.get(labelled.name) ?? '') : ''}${valueHtml(
          labelled,
          files.filter(({ field }) => field === labelled.name),
          entry,
        )}</dd>`,
    )}</dl>
${shown.mails.map(
  ({ recipient, attempts, lastError }) =>
    html`<p class="error">The mail to ${recipient} ${
      attempts < mostAttempts ? 'has not been sent yet and is tried again' : 'could not be sent'
    }.${lastError ? ` ${lastError}` : ''}</p>`,
)}
${consentHtml(entry, timeZone)}
${entry.state === 'unconfirmed' ? '' : changeForm(shown)}
<h2>Notes</h2>
${notes.length > 0 ? html`<ul class="notes">${notes.map(({ writtenAt, text }) => html`<li><p>${text}</p><span class="quiet">${moment(writtenAt, timeZone)}</span></li>`)}</ul>` : ''}
<form method="post" action="${entry.id}/notes"><div class="field"><label for="text">New note</label>
<textarea id="text" name="text" rows="3" required maxlength="10000"></textarea></div><button type="submit">Add the note</button></form>
<h2>Delete</h2>
<form method="post" action="${entry.id}/delete"><label class="choice"><input type="checkbox" name="sure" value="yes" required> Delete this entry with its files and notes; nobody can bring it back</label>
<button type="submit" class="danger">Delete</button></form>
</main>`,
  );
}

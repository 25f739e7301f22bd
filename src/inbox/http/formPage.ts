import { html, raw } from 'hono/html';
import { type FormStep, formParts } from '#rules/fieldsOf.ts';
import { type Group, inputNameOf, isGroup, itemName, itemsOf, maxOf, pathOf } from '#rules/groups.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { takesSeveralFiles } from '#rules/normalEntry.ts';
import { valueOfOption } from '#rules/optionValue.ts';
import { isTypedName } from '#rules/signature.ts';
import { limitsOfSteps, stepValues } from '#rules/steps.ts';
import type { FieldValue, FormValues } from '#rules/types.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import { entriesOf, type FormField, fieldsOf } from '../receive/checkInputs.ts';
import type { VisitorWords } from '../words.ts';
import { document, type Html } from './pages.ts';

type PageField = Omit<FormField, 'fields'> & {
  help?: { html: string };
  rows?: number;
  autocomplete?: string;
  fields?: PageField[];
};

/** Values as they were typed, and messages by the paths of values. */
interface InvalidEntry {
  errors: Record<string, string>;
  values: FormValues;
}

interface ShownField {
  /** Its name is the path of its value. */
  field: PageField;
  value: FieldValue;
  error: string | undefined;
}

const labelOf = (option: string | { label: string }): string => (typeof option === 'string' ? option : option.label);

/** Attributes that tie an input to its help and its error. */
const describedBy = ({ field, error }: ShownField): Html => {
  const ids = [...(field.help ? [`${field.name}-help`] : []), ...(error ? [`${field.name}-error`] : [])];
  return html`${ids.length > 0 ? html` aria-describedby="${ids.join(' ')}"` : ''}${error ? raw(' aria-invalid="true"') : ''}`;
};

const notesOf = ({ field, error }: ShownField): Html =>
  html`${field.help ? html`<p class="help" id="${field.name}-help">${raw(field.help.html)}</p>` : ''}
${error ? html`<p class="error" id="${field.name}-error">${error}</p>` : ''}`;

/** Several boxes or radio buttons under one legend. */
const choices = (shown: ShownField, type: 'radio' | 'checkbox'): Html => {
  const { field, value } = shown;
  const chosen = [value].flat();
  return html`<fieldset id="${field.name}" tabindex="-1"${describedBy(shown)}>
<legend>${field.label}</legend>
${notesOf(shown)}
${(field.options ?? []).map(
  (option) =>
    html`<label class="choice"><input type="${type}" name="${inputNameOf(field.name)}" value="${valueOfOption(option)}"${
      chosen.includes(valueOfOption(option)) ? raw(' checked') : ''
    }> ${labelOf(option)}</label>`,
)}
</fieldset>`;
};

/** One control with its label. */
function control(shown: ShownField): Html {
  const { field, value } = shown;
  const { name } = field;
  const text = typeof value === 'string' ? value : '';
  const attributes = html` id="${name}" name="${inputNameOf(name)}"${describedBy(shown)}${
    field.autocomplete ? html` autocomplete="${field.autocomplete}"` : ''
  }`;
  switch (inputKindOf(field)) {
    case 'textarea':
      return html`<textarea rows="${field.rows ?? 5}"${attributes}>${text ? raw('\n') : ''}${text}</textarea>`;
    case 'select':
    case 'country':
      return html`<select${attributes}><option value=""></option>${(field.options ?? []).map(
        (option) =>
          html`<option value="${valueOfOption(option)}"${valueOfOption(option) === text ? raw(' selected') : ''}>${labelOf(option)}</option>`,
      )}</select>`;
    case 'file':
      return html`<input type="file"${attributes}${field.accept ? html` accept="${field.accept}"` : ''}${
        takesSeveralFiles(field) ? raw(' multiple') : ''
      }>`;
    case 'password':
      return html`<input type="password"${attributes}>`;
    case 'range': {
      const { from, to, step } = limitsOfSteps(field);
      return html`<input type="range" min="${from}" max="${to}" step="${step}" value="${text}"${attributes}>`;
    }
    case 'signature':
      return html`<input value="${isTypedName(text) ? text : ''}"${attributes}>`;
    default:
      return html`<input type="${field.input}" value="${text}"${attributes}>`;
  }
}

function fieldHtml(shown: ShownField): Html {
  const { field, value } = shown;
  const kind = inputKindOf(field);
  if (kind === 'hidden')
    return html`<input type="hidden" name="${field.name}" value="${typeof value === 'string' ? value : ''}">`;
  if (kind === 'rating') return choices({ ...shown, field: { ...field, options: stepValues(field) } }, 'radio');
  if (kind === 'radio') return choices(shown, 'radio');
  if (kind === 'choices') return choices(shown, 'checkbox');
  if (kind === 'tick') {
    return html`<div class="field"><label class="choice"><input type="checkbox" id="${field.name}" name="${inputNameOf(field.name)}" value="true"${
      value === true ? raw(' checked') : ''
    }${describedBy(shown)}> ${field.label}</label>${notesOf(shown)}</div>`;
  }
  return html`<div class="field"><label for="${field.name}">${field.label}</label>${notesOf(shown)}${control(shown)}</div>`;
}

/** Group with as many items as there may be; those that stay empty are left out of the entry. */
const groupHtml = (group: Group<PageField>, { errors, values }: Pick<InvalidEntry, 'errors' | 'values'>): Html => {
  const items = itemsOf(values[group.name]);
  const itemHtml = (_: unknown, index: number) => html`<fieldset class="item"><legend>${itemName(group, index)}</legend>
${group.fields.map((field) => {
  const name = pathOf(group.name, index, field.name);
  return fieldHtml({ field: { ...field, name }, value: items[index]?.[field.name], error: errors[name] });
})}</fieldset>`;
  const shown = { field: group, value: undefined, error: errors[group.name] };
  return html`<fieldset id="${group.name}" tabindex="-1"${describedBy(shown)}><legend>${group.label}</legend>
${notesOf(shown)}${Array.from({ length: Math.max(maxOf(group), items.length) }, itemHtml)}</fieldset>`;
};

/** Errors of a form in the order of its fields, with the words that name their places. */
const errorsInOrder = (fields: readonly FormField[], { errors, values }: InvalidEntry) =>
  fields
    .flatMap((field) => [
      { path: field.name, label: field.label },
      ...(isGroup<FormField>(field)
        ? Array.from({ length: Math.max(maxOf(field), itemsOf(values[field.name]).length) }).flatMap((_, index) =>
            field.fields.map(({ name, label }) => ({
              path: pathOf(field.name, index, name),
              label: `${itemName(field, index)}, ${label}`,
            })),
          )
        : []),
    ])
    .flatMap(({ path, label }) => (errors[path] === undefined ? [] : [{ path, label, error: errors[path] }]));

/** Heading of a step or of a section, with the text below it. */
const partStart = ({ label, help }: PageField, level: 2 | 3): Html =>
  html`${level === 2 ? html`<h2>${label}</h2>` : html`<h3>${label}</h3>`}${help ? html`<div class="help">${raw(help.html)}</div>` : ''}`;

/** Fields of a step below its heading, and those of its sections below theirs. */
const stepHtml = ({ entry, sections }: FormStep<PageField>, fieldOf: (field: PageField) => Html): Html =>
  html`${entry ? partStart(entry, 2) : ''}${sections.map(
    (section) => html`${section.entry ? partStart(section.entry, entry ? 3 : 2) : ''}${section.fields.map(fieldOf)}`,
  )}`;

/**
 * Form of the site once more, with what was typed and what is wrong, for visitors without scripts.
 * @param back address of the page with the form
 */
export function formPage(form: InboxForm, entry: InvalidEntry, words: VisitorWords, back: string): Html {
  const fields = fieldsOf(form);
  const shownField = (field: PageField) =>
    isGroup<PageField>(field)
      ? groupHtml(field, entry)
      : fieldHtml({ field, value: entry.values[field.name], error: entry.errors[field.name] });
  const hasFiles = fields.some(({ input }) => input === 'file');
  return document(
    `${words.check}: ${form.title}`,
    form.language,
    '.',
    html`<main>
<h1>${form.title}</h1>
<div class="summary" role="alert">
<h2>${form.invalid?.title ?? words.check}</h2>
${form.invalid?.text ? html`<p>${form.invalid.text}</p>` : ''}
<ul>
${errorsInOrder(fields, entry).map(({ path, label, error }) => html`<li><a href="#${path}">${label}: ${error}</a></li>`)}
</ul>
${hasFiles ? html`<p>${words.filesAgain}</p>` : ''}
</div>
<form method="post"${hasFiles ? raw(' enctype="multipart/form-data"') : ''}>
${formParts({ fields: entriesOf(form) as PageField[] }).map((step) => stepHtml(step, shownField))}
<button type="submit">${form.submitLabel}</button>
</form>
<p><a href="${back}">${words.back}</a></p>
</main>`,
  );
}

import { decodeAddress } from '#shared/decodeAddress.ts';
import type { DefinedField } from './formShape.ts';
import { type Input, inputsOf, type LiveForm, placeOf, wrapperOf } from './liveForm.ts';

const errorId = (input: Input) => `${input.id}-error`;

/**
 * Says at a field what is wrong with it, or that nothing is, as Mantine's inputs do: in words, for the eye and for screen
 * readers.
 */
export function showError(form: LiveForm, field: DefinedField, message: string | undefined): void {
  const inputs = inputsOf(form, field);
  const [first] = inputs;
  const id = errorId(first);
  const wrapper = wrapperOf(first);
  const isGroup = wrapper.localName === 'fieldset';
  document.getElementById(id)?.remove();
  for (const input of isGroup ? inputs : [first, first.parentElement, wrapper])
    input?.toggleAttribute('data-error', message !== undefined);
  for (const judged of field.input === 'radio' ? [wrapper] : inputs) judged.ariaInvalid = message ? 'true' : null;
  for (const described of isGroup ? [...inputs, wrapper] : inputs) tie(described, id, message !== undefined);
  if (message === undefined) return;
  const error = form.copyPart(!isGroup && first.type === 'checkbox' ? 'tick' : 'error');
  wrapper.append(Object.assign(error, { id, textContent: message }));
}

/** Ties an element to the words about it, or unties it. */
function tie(element: Element, id: string, isDescribed: boolean): void {
  const others = element.getAttribute('aria-describedby')?.split(/\s+/) ?? [];
  const ids = [isDescribed ? id : '', ...others.filter((other) => other !== id)].filter(Boolean);
  if (ids.length) element.setAttribute('aria-describedby', ids.join(' '));
  else element.removeAttribute('aria-describedby');
}

/** Fields that are shown and wrong. */
const wrongFields = (form: LiveForm) =>
  form.fields.filter(
    (field) => document.getElementById(errorId(inputsOf(form, field)[0])) && !placeOf(form, field).hidden,
  );

const summaryOf = ({ element }: LiveForm) => element.querySelector<HTMLElement>(':scope > [role=region]');

/** Takes the focus to what is wrong: to its input, or where several are, to a list of them. */
export function leadToErrors(form: LiveForm): void {
  const wrong = wrongFields(form);
  const [first] = wrong;
  summaryOf(form)?.remove();
  if (!first) return;
  if (wrong.length === 1) {
    inputsOf(form, first)[0].focus();
    return;
  }
  const summary = form.copyPart('summary');
  placeOf(form, form.fields[0] as DefinedField).before(summary);
  updateSummary(form);
  summary.focus();
}

/** Has the list of what is wrong say no more than that. */
export function updateSummary(form: LiveForm): void {
  const summary = summaryOf(form);
  const list = summary?.querySelector('ul');
  const wrong = wrongFields(form);
  if (wrong.length === 0) summary?.remove();
  list?.replaceChildren(
    ...wrong.map((field) => {
      const item = list.firstElementChild?.cloneNode(true) as HTMLElement;
      const link = item.querySelector('a') as HTMLAnchorElement;
      return Object.assign(link, { href: `#${inputsOf(form, field)[0].id}`, textContent: field.label }) && item;
    }),
  );
}

/** Follows a link of the list of what is wrong. The address stays as it is: going back should leave the page, not the field. */
export function followSummary(event: Event): void {
  const link = (event.target as Element).closest<HTMLAnchorElement>('[role=region] a');
  if (!link) return;
  event.preventDefault();
  document.getElementById(decodeAddress(link.hash.slice(1)))?.focus();
}

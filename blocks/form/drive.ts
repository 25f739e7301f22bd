import { attempt } from './attempt.ts';
import { followConditions } from './conditions.ts';
import { count, countAll } from './count.ts';
import { followSummary, showError, updateSummary } from './errors.ts';
import { type Input, type LiveForm, placeOf, readForm } from './liveForm.ts';
import { togglePassword } from './password.ts';
import { show } from './tell.ts';

/**
 * Brings a form to life in the markup that is there: its rules answer in their own words, what is shown only sometimes
 * comes and goes, and it is sent.
 * @param block the block's element
 * @param rest what `FormRest.tsx` has rendered
 */
export function drive(block: HTMLElement, rest: DocumentFragment): void {
  const form = readForm(block, rest);
  const { element } = form;
  // The browser's own constraints are off: a text that is too long is told about, where a pasted one would be cut off silently.
  element.noValidate = true;
  for (const input of element.querySelectorAll('[maxlength]')) input.removeAttribute('maxlength');
  countAll(form);
  followConditions(form);
  for (const edited of ['input', 'change'])
    element.addEventListener(edited, ({ target }) => followEdit(form, target as Input));
  element.addEventListener('click', (event) => {
    followSummary(event);
    const button = (event.target as Element).closest<HTMLElement>('[type=button]');
    if (button) press(form, button);
  });
  element.addEventListener('submit', (event) => {
    event.preventDefault();
    attempt(form);
  });
}

/** What was wrong with a field is out of date once it is edited. */
function followEdit(form: LiveForm, input: Input): void {
  const field = form.fields.find(({ name }) => name === input.name);
  if (!field) return;
  count(input);
  showError(form, field, undefined);
  followConditions(form);
  updateSummary(form);
}

/** Beside a password stands what shows it; below other fields what says something. */
function press(form: LiveForm, button: HTMLElement): void {
  if (button.hasAttribute('aria-controls')) togglePassword(button);
  const field = form.fields.find((each) => placeOf(form, each).contains(button));
  show(form, field?.message, 'plain');
}

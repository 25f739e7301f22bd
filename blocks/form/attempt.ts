import { validateForm } from '#rules/validateForm.ts';
import { goTo } from '#ui/goTo.ts';
import { followConditions } from './conditions.ts';
import { countAll } from './count.ts';
import { leadToErrors, showError } from './errors.ts';
import type { Submit } from './formShape.ts';
import { type LiveForm, placeOf, writeInto } from './liveForm.ts';
import { coverPasswords, hidePasswords } from './password.ts';
import { readValues } from './readValues.ts';
import { type Outcome, sendForm } from './sendForm.ts';
import { tell } from './tell.ts';

/** What a visitor does to send a form: it is checked, and refused or sent, once at a time. */
export async function attempt(form: LiveForm): Promise<void> {
  const { element, fields, submit } = form;
  if (element.ariaBusy) return;
  followConditions(form);
  const values = readValues(element, fields);
  const errors = validateForm(fields, values);
  for (const field of fields) showError(form, field, errors[field.name]);
  leadToErrors(form);
  if (Object.keys(errors).length > 0) return tell(form, 'invalid');
  const shown = fields.filter((field) => !placeOf(form, field).hidden);
  setBusy(form, true);
  tell(form, 'sending');
  const { step, serverText } = await deliver(submit, Object.fromEntries(shown.map(({ name }) => [name, values[name]])));
  setBusy(form, false);
  tell(form, step, serverText);
  if (step !== 'success' || !element.isConnected) return;
  empty(form);
  if (submit.goTo) goTo(submit.goTo.href);
}

const wait = (delayMs: number) => new Promise((resolve) => setTimeout(resolve, delayMs));

/** Only `http` sends; the other kinds end well without. */
async function deliver(submit: Submit, values: Parameters<typeof sendForm>[1]): Promise<Outcome> {
  if (submit.kind === 'http') return sendForm(submit, values);
  await wait(submit.delayMs ?? 0);
  return { step: 'success' };
}

function setBusy(form: LiveForm, isBusy: boolean): void {
  const { element, submit } = form;
  const button = element.querySelector('[type=submit]') as HTMLButtonElement;
  element.ariaBusy = isBusy ? 'true' : null;
  button.disabled = isBusy;
  writeInto(button, (isBusy && submit.busyLabel) || submit.label);
  coverPasswords(form, isBusy);
  // A button that is disabled while busy loses the focus it was pressed with.
  if (!isBusy && document.activeElement === document.body) button.focus({ preventScroll: true });
}

function empty(form: LiveForm): void {
  // A field may be called "reset".
  HTMLFormElement.prototype.reset.call(form.element);
  hidePasswords(form);
  countAll(form);
  followConditions(form);
}

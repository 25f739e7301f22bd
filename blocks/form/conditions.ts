import { fieldStates } from '#rules/fieldStates.ts';
import type { DefinedField } from './formShape.ts';
import { inputsOf, type LiveForm, placeOf, wrapperOf } from './liveForm.ts';
import { readValues } from './readValues.ts';

/** Shows the fields whose conditions hold, and says of each whether it has to be filled in. */
export function followConditions(form: LiveForm): void {
  const states = fieldStates(form.fields, readValues(form.element, form.fields));
  for (const field of form.fields) {
    const { isShown = true, isRequired = false } = states[field.name] ?? {};
    placeOf(form, field).hidden = !isShown;
    ask(form, field, isRequired);
  }
}

function ask(form: LiveForm, field: DefinedField, isRequired: boolean): void {
  const inputs = inputsOf(form, field);
  const wrapper = wrapperOf(inputs[0]);
  // Of several boxes none has to be ticked by itself.
  if (field.input !== 'checkbox' || !field.options) for (const input of inputs) input.required = isRequired;
  if (field.input === 'radio') wrapper.ariaRequired = `${isRequired}`;
  const label = wrapper.querySelector('legend,label') as Element;
  const asterisk = label.querySelector(':scope > [aria-hidden]');
  if (isRequired && !asterisk) label.append(form.copyPart('asterisk'));
  if (!isRequired) asterisk?.remove();
}

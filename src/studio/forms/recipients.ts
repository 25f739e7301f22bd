import { isObject, type Json } from '#shared/json.ts';
import { childPointer } from '#shared/pointer.ts';
import type { JsonChange } from '#shared/studio.ts';
import { changesBetween } from '../properties/changesBetween.ts';
import { placesOfField, withoutField } from './conditionTree.ts';
import type { FormLocation } from './formLocation.ts';

/** Addresses that entries are sent to, as they are written. */
export function recipientsOf(form: Json | undefined): Json[] {
  const submit = isObject(form) ? form.submit : undefined;
  return isObject(submit) && Array.isArray(submit.mail) ? submit.mail : [];
}

/** @returns the address of a recipient, which gets each entry or only some; empty if it cannot be read */
export function addressOf(recipient: Json | undefined): string {
  const address = isObject(recipient) ? recipient.to : recipient;
  return typeof address === 'string' ? address : '';
}

/** @param pointer of the form */
export const pointerOfRecipients = (pointer: string): string => childPointer(childPointer(pointer, 'submit'), 'mail');

const conditionOf = (recipient: Json | undefined): Json | undefined =>
  isObject(recipient) ? recipient.when : undefined;

/** Recipients whose condition names a field. */
const recipientsBy = (form: Json | undefined, name: Json | undefined) =>
  recipientsOf(form).flatMap((recipient, index) => {
    const condition = conditionOf(recipient);
    const places = placesOfField(condition, name);
    return places.length > 0 ? [{ recipient, index, condition: condition ?? null, places }] : [];
  });

/** Changes by which the conditions of recipients name a field that has got another name. */
export const renamedInRecipients = (placed: FormLocation, from: Json | undefined, name: string): JsonChange[] =>
  recipientsBy(placed.form, from).flatMap(({ index, places }) =>
    places.map((place): JsonChange => {
      const when = childPointer(childPointer(pointerOfRecipients(placed.pointer), index), 'when');
      return { kind: 'set', pointer: `${when}${place}/field`, value: name };
    }),
  );

/** Changes by which no recipient waits for a field any more; one without a condition gets each entry. */
export const removedFromRecipients = (placed: FormLocation, name: Json | undefined): JsonChange[] =>
  recipientsBy(placed.form, name).flatMap(({ recipient, index, condition }): JsonChange[] => {
    const pointer = childPointer(pointerOfRecipients(placed.pointer), index);
    const left = withoutField(condition, String(name));
    if (left) return changesBetween(condition, left, childPointer(pointer, 'when'));
    return [{ kind: 'set', pointer, value: addressOf(recipient) }];
  });

/** Sentences about what becomes of recipients when a field is removed. */
export const consequencesForRecipients = (form: Json | undefined, name: Json | undefined): string[] =>
  recipientsBy(form, name).map(({ recipient, condition }) =>
    withoutField(condition, String(name))
      ? `The condition of mails to ${addressOf(recipient)} will not look at it any more.`
      : `Mails to ${addressOf(recipient)} will be sent for each entry.`,
  );

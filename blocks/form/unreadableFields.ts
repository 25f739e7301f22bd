import { dateParts, normalDate, withDatePart } from '#rules/dateParts.ts';
import { isOfTypes, readTypes } from '#rules/files.ts';
import { inputNameOf } from '#rules/groups.ts';
import { normalValue } from '#rules/normalEntry.ts';
import { asNumber } from '#rules/value.ts';
import type { Labels } from '#shared/content.ts';
import { isDate } from '#shared/isDate.ts';
import type { FieldPlace } from './formTypes.ts';
import { isTypedNumber } from './nativeConstraints.ts';

/**
 * Messages of fields whose input cannot be read: `1-` in a number, half a date, an empty file or one of another type than
 * the input accepts. No rule can tell them from fields that were left out.
 * @param form the rendered form; null before it is rendered
 * @returns message by the path of the value
 */
export function unreadableFields(
  form: HTMLFormElement | null,
  places: readonly FieldPlace[],
  labels: Labels,
): Record<string, string> {
  return Object.fromEntries(
    places.flatMap(({ path: name, field: { input, accept, boxes, keyboard, rules = [] } }) => {
      if (boxes) return isWrittenDate(inputNameOf(name), form) ? [] : [[name, labels.unreadableDate]];
      const control = form?.elements.namedItem(inputNameOf(name));
      if (!(control instanceof HTMLInputElement)) return [];
      const files = [...(control.files ?? [])];
      if (files.some(({ size }) => size === 0)) return [[name, labels.emptyFile]];
      const areOf = (types: unknown) => files.every((file) => isOfTypes(file, readTypes(types)));
      // A rule about types has its own message.
      if (accept && !areOf(accept) && rules.every(({ rule, value }) => rule !== 'types' || areOf(value)))
        return [[name, labels.wrongFileType.replace('{types}', accept)]];
      if (isTypedNumber({ input, keyboard })) {
        const isNumber = control.value.trim() === '' || !Number.isNaN(asNumber(normalValue({ input }, control.value)));
        return isNumber ? [] : [[name, labels.unreadableNumber]];
      }
      if (!control.validity.badInput) return [];
      const messages: Record<string, string> = {
        number: labels.unreadableNumber,
        date: labels.unreadableDate,
        time: labels.unreadableTime,
      };
      return [[name, messages[input] ?? control.validationMessage]];
    }),
  );
}

/** @returns true if the boxes of a date hold one, or nothing */
function isWrittenDate(name: string, form: HTMLFormElement | null): boolean {
  const date = dateParts.reduce((before, part) => {
    const box = form?.elements.namedItem(`${name}.${part}`);
    return box instanceof HTMLInputElement ? withDatePart(before, part, box.value) : before;
  }, '');
  return date === '' || isDate(normalDate(date));
}

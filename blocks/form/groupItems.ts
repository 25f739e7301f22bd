import { fieldStatesOf } from '#rules/fieldStatesOf.ts';
import { isGroup, itemName, itemsOf, itemsThatCount, pathOf } from '#rules/groups.ts';
import type { FormValues } from '#rules/types.ts';
import type { FieldDefinition, FieldPlace } from './formTypes.ts';

/** Places of a form in their order, a group before its items; of those only what their own values show. */
export const fieldPlaces = (fields: readonly FieldDefinition[], values: FormValues): FieldPlace[] =>
  fields.flatMap((field) => {
    const own = { path: field.name, sentPath: field.name, field, label: field.label };
    return isGroup<FieldDefinition>(field) ? [own, ...placesInGroup(field, values)] : [own];
  });

function placesInGroup(group: FieldDefinition & { fields: FieldDefinition[] }, values: FormValues): FieldPlace[] {
  const value = values[group.name];
  const counted = itemsThatCount(group, value).map(({ index }) => index);
  return itemsOf(value).flatMap((item, index) => {
    const sentAt = counted.indexOf(index);
    const states = fieldStatesOf(group.fields, item);
    const shown = group.fields.filter(({ name }) => states[name]?.isShown);
    return shown.map((field) => ({
      path: pathOf(group.name, index, field.name),
      sentPath: sentAt < 0 ? undefined : pathOf(group.name, sentAt, field.name),
      field,
      label: `${itemName(group, index)}, ${field.label}`,
    }));
  });
}

/** Changes the names of errors of an entry that was sent to those of the places where they are shown. */
export const placeErrors = <Error extends { name?: string | undefined }>(
  errors: readonly Error[],
  places: readonly FieldPlace[],
): readonly Error[] =>
  errors.map((error) => {
    const place = places.find(({ sentPath }) => sentPath !== undefined && sentPath === error.name);
    return place ? { ...error, name: place.path } : error;
  });

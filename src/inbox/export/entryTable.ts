import { type Group, isGroup, itemsOf } from '#rules/groups.ts';
import type { InboxForm } from '#shared/inboxForm.ts';
import type { JsonObject } from '#shared/json.ts';
import { subscriptionUrl } from '../mail/subscriptionUrl.ts';
import { type FormField, fieldsOf } from '../receive/checkInputs.ts';
import type { ShownEntry } from '../store/readEntries.ts';

/** Value of an entry as a text for people. */
export function textOfValue(value: JsonObject[string]): string {
  if (value === true) return 'Yes';
  if (value === false) return 'No';
  if (Array.isArray(value))
    return value.map(textOfValue).join(value.some((item) => typeof item === 'object') ? '\n' : ', ');
  if (typeof value === 'object' && value !== null)
    return Object.entries(value)
      .map(([name, inner]) => `${name}: ${textOfValue(inner)}`)
      .join(', ');
  return value === undefined || value === null ? '' : String(value);
}

/** Words for a drawing, which is stored as a file. */
const drawnSignature = 'Drawn signature';

/** Values of an item of a group by the labels of their fields. */
const labelledItem = (group: Group<FormField>, item: JsonObject): JsonObject =>
  Object.fromEntries(
    group.fields.flatMap(({ name, label }) => (item[name] === undefined ? [] : [[label, item[name]] as const])),
  );

/** Values of an entry, as JSON, with the labels of the form by which it was checked; names of fields that it does not have. */
export function labelledValues(
  entryValues: string,
  form: InboxForm | undefined,
): { name: string; label: string; value: JsonObject[string] }[] {
  const values: JsonObject = JSON.parse(entryValues);
  const fields = form ? fieldsOf(form) : [];
  const labels = new Map(fields.map(({ name, label }) => [name, label]));
  const drawn = new Set(fields.flatMap(({ name, input }) => (input === 'signature' ? name : [])));
  const groups = new Map(fields.filter(isGroup<FormField>).map((field) => [field.name, field]));
  const labelledValue = (name: string) => {
    if (drawn.has(name) && Array.isArray(values[name])) return drawnSignature;
    const group = groups.get(name);
    return group ? itemsOf(values[name]).map((item) => labelledItem(group, item as JsonObject)) : values[name];
  };
  const names = [...labels.keys()].filter((name) => name in values);
  const others = Object.keys(values).filter((name) => !labels.has(name));
  return [...names, ...others].map((name) => ({ name, label: labels.get(name) ?? name, value: labelledValue(name) }));
}

const dateText = (at: number | null): string => (at === null ? '' : new Date(at).toISOString());

/** Columns of subscriptions: when and to what words their visitors agreed, and how they leave, as every mail has to say. */
const consentHeader = ['Confirmed', 'Agreed to', 'Link to unsubscribe'];

/**
 * Table of entries with a column for each field that any of them has.
 * @param formOf form of an entry's key
 * @param inboxUrl address of the inbox with its domain; undefined if it is not known
 */
export function entryTable(
  entries: readonly ShownEntry[],
  formOf: (key: string) => InboxForm | undefined,
  inboxUrl: string | undefined,
): { header: string[]; rows: string[][] } {
  const hasConsents = entries.some(({ token }) => token !== null);
  const consentOf = ({ token, wording, confirmedAt }: ShownEntry): string[] => [
    ...[dateText(confirmedAt), wording ?? ''],
    token !== null && inboxUrl !== undefined ? subscriptionUrl(inboxUrl, token, 'leave') : '',
  ];
  const labelled = entries.map((entry) => labelledValues(entry.entryValues, formOf(entry.formKey)));
  const labels = new Map(labelled.flat().map(({ name, label }) => [name, label]));
  const columns = [...labels];
  return {
    header: [
      'Received',
      'Reference',
      'Form',
      'State',
      'Assigned to',
      ...(hasConsents ? consentHeader : []),
      ...columns.map(([, label]) => label),
    ],
    rows: entries.map((entry, index) => {
      const values = new Map(labelled[index]?.map(({ name, value }) => [name, textOfValue(value)]));
      const { receivedAt, reference, formName, state, assignee } = entry;
      return [
        dateText(receivedAt),
        ...[reference, formName, state, assignee],
        ...(hasConsents ? consentOf(entry) : []),
        ...columns.map(([name]) => values.get(name) ?? ''),
      ];
    }),
  };
}

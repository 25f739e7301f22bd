import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fieldOptionsOf } from '#blocks/form/fieldOptions.ts';
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { QueryHits } from '#shared/studio.ts';
import { getFromApi } from '../api.ts';
import type { FieldInfo } from './formatRule.ts';
import { pointerOfField } from './formLocation.ts';
import { fieldsOf, readFields } from './readFields.ts';

/** Valid fields of a form, with options from data lists and pages. */
export function useFormFields(form: Json | undefined, route: string | undefined) {
  const formText = JSON.stringify(form ?? null);
  const optionQueries = useMemo(() => optionQueriesOf(JSON.parse(formText)), [formText]);
  const answers = useQueries({
    queries: optionQueries.map(({ query }) => ({
      queryKey: ['hits', query, route, 'items'],
      queryFn: () => getFromApi<QueryHits>('hits', { query, route, items: 'on' }),
    })),
    combine: (all) => ({
      items: all.map(({ data }) => data?.items),
      isReading: all.some(({ isPending }) => isPending),
    }),
  });
  return useMemo(() => {
    const fields = readFields(JSON.parse(formText), (pointer) => {
      const queryIndex = optionQueries.findIndex((one) => one.pointer === pointer);
      return queryIndex === -1 ? undefined : (answers.items[queryIndex] ?? []);
    });
    return { fields, sourceOf: sourceIn(fields), isReading: answers.isReading };
  }, [formText, optionQueries, answers]);
}

/** Data of a field for conditions on it, by its name; undefined if there is no such field. */
export const sourceIn =
  (fields: readonly FieldDefinition[]) =>
  (name: string): FieldInfo | undefined => {
    const field = fields.find((other) => other.name === name);
    return field && { label: field.label, kind: inputKindOf(field), options: fieldOptionsOf(field) };
  };

/** Queries for options that are elsewhere, by the pointers of their fields in the form. */
const optionQueriesOf = (form: Json, pointer: string = ''): { pointer: string; query: string }[] =>
  fieldsOf(form).flatMap((field, index) => {
    const own = pointerOfField({ pointer }, index);
    const { options } = field;
    return [
      ...(isObject(options) ? [{ pointer: own, query: JSON.stringify(options) }] : []),
      ...optionQueriesOf(field, own),
    ];
  });

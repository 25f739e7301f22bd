import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import { fieldOptionsOf } from '#blocks/form/fieldOptions.ts';
import { inputKindOf } from '#rules/inputKinds.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { QueryHits } from '#shared/studio.ts';
import { getFromApi } from '../api.ts';
import type { FieldInfo } from './formatRule.ts';
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
    const fields = readFields(JSON.parse(formText), (index) => {
      const queryIndex = optionQueries.findIndex((one) => one.index === index);
      return queryIndex === -1 ? undefined : (answers.items[queryIndex] ?? []);
    });
    /** Data of a field for conditions on it; undefined if there is no such field. */
    const sourceOf = (name: string): FieldInfo | undefined => {
      const field = fields.find((other) => other.name === name);
      return field && { label: field.label, kind: inputKindOf(field), options: fieldOptionsOf(field) };
    };
    return { fields, sourceOf, isReading: answers.isReading };
  }, [formText, optionQueries, answers]);
}

const optionQueriesOf = (form: Json) =>
  fieldsOf(form).flatMap(({ options }, index) =>
    isObject(options) ? [{ index, query: JSON.stringify(options) }] : [],
  );

import { useQueries } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { Field } from '#blocks/form/formShape.ts';
import { optionsOf } from '#blocks/form/options.ts';
import { kindOfInput } from '#rules/inputKinds.ts';
import { isObject, type Json } from '#shared/json.ts';
import type { QueryHits } from '#shared/studio.ts';
import { get } from '../api.ts';
import { fieldsOf, readFields } from './readFields.ts';
import type { Source } from './words.ts';

/** The fields of a form as visitors get them. */
export interface FormFields {
  /** Those that can be judged, their options in place. */
  fields: Field[];
  /** What a condition on a field looks at; undefined where there is no such field. */
  sourceOf: (name: string) => Source | undefined;
  /** Options that come from elsewhere are still asked for. */
  isReading: boolean;
}

/** Reads the fields of a form with the options that come from data lists and pages. */
export function useFormFields(form: Json | undefined, route: string | undefined): FormFields {
  const written = JSON.stringify(form ?? null);
  const asked = useMemo(() => queriesOf(JSON.parse(written)), [written]);
  const answers = useQueries({
    queries: asked.map(({ query }) => ({
      queryKey: ['hits', query, route, 'items'],
      queryFn: () => get<QueryHits>('hits', { query, route, items: 'on' }),
    })),
    combine: (all) => ({
      items: all.map(({ data }) => data?.items),
      isReading: all.some(({ isPending }) => isPending),
    }),
  });
  return useMemo(() => {
    const fields = readFields(JSON.parse(written), (index) => {
      const at = asked.findIndex((one) => one.index === index);
      return at === -1 ? undefined : (answers.items[at] ?? []);
    });
    const sourceOf = (name: string): Source | undefined => {
      const field = fields.find((other) => other.name === name);
      return field && { label: field.label, kind: kindOfInput(field), options: optionsOf(field) };
    };
    return { fields, sourceOf, isReading: answers.isReading };
  }, [written, asked, answers]);
}

/** The lists of options that come from elsewhere, each with the place of its field. */
const queriesOf = (form: Json) =>
  fieldsOf(form).flatMap(({ options }, index) =>
    isObject(options) ? [{ index, query: JSON.stringify(options) }] : [],
  );

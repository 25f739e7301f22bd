import { Autocomplete } from '@mantine/core';
import type { SiteSummary } from '#shared/studio.ts';
import { useSite } from '../../queries.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { useDraft } from './useDraft.ts';

const filesOf: Record<string, 'lists' | 'layouts' | 'shared'> = { data: 'lists', layout: 'layouts', shared: 'shared' };

/** The name of a data list, a layout or a shared block. */
export function NameField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { data: site } = useSite();
  const [text, setText] = useDraft(field.value ?? '', (next) =>
    field.change(next === '' && !field.isRequired ? undefined : next),
  );
  return (
    <FieldFrame field={field}>
      <Autocomplete
        {...controlProps(field)}
        value={text}
        data={namesOf(site, field.schema.format)}
        onChange={setText}
      />
    </FieldFrame>
  );
}

const namesOf = (site: SiteSummary | undefined, format: string | undefined): string[] =>
  (site?.[filesOf[format ?? ''] ?? 'lists'] ?? []).map(({ name }) => name);

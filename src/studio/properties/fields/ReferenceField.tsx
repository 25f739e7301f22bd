import { Autocomplete } from '@mantine/core';
import type { SiteSummary } from '#shared/studio.ts';
import { useSite } from '../../queries.ts';
import { controlProps, FieldFrame } from '../form/FieldFrame.tsx';
import { type ContentFieldProps, useField } from '../form/FormContext.ts';
import { useFieldText } from './useInputText.ts';

const filesOf: Record<string, 'lists' | 'layouts' | 'shared'> = { data: 'lists', layout: 'layouts', shared: 'shared' };

export function ReferenceField(props: ContentFieldProps) {
  const field = useField<string>(props);
  const { data: site } = useSite();
  const [text, setText] = useFieldText(field);
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

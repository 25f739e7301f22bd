import { SegmentedControl, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isObject, type JsonObject } from '#shared/json.ts';
import { useQueryHits } from '../contentQueries.ts';
import type { FieldSchema } from '../fieldSchema.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentField, type ContentFieldProps, useFormContext } from '../form/FormContext.ts';
import { ObjectContent } from './ObjectContent.tsx';

type ListItemSource = 'here' | 'from' | 'pages';

const sources = [
  { value: 'here', label: 'Written here' },
  { value: 'from', label: 'Data list' },
  { value: 'pages', label: 'Pages' },
];

const sourceOf = ({ value }: ContentField): ListItemSource => {
  if (!isObject(value)) return 'here';
  return value.pages === undefined ? 'from' : 'pages';
};

/** Field of a list whose items are written here, or come from a data list or from pages. */
export function ListSourceField({
  field,
  props,
  items,
}: {
  field: ContentField;
  props: ContentFieldProps;
  items: ReactNode;
}) {
  const written = sourceOf(field);
  const [chosen, setChosen] = useState<{ source: ListItemSource; replacing: ListItemSource }>();
  // The chosen source applies until the value itself has another source.
  const source = chosen?.replacing === written ? chosen.source : written;
  return (
    <FieldFrame field={field} isGroup>
      <SegmentedControl
        fullWidth
        size="xs"
        mb="xs"
        aria-label={`Where ${field.title} come from`}
        data={sources}
        value={source}
        onChange={(next) => setChosen({ source: next as ListItemSource, replacing: written })}
      />
      {source !== written && <ReplacementHint source={source} field={field} />}
      {source !== 'here' && source === written && isObject(field.value) && <HitCount query={field.value} />}
      {source === 'here' ? items : <QueryFields {...{ field, props, source }} />}
    </FieldFrame>
  );
}

function HitCount({ query }: { query: JsonObject }) {
  const { data } = useQueryHits(query, useFormContext().route);
  if (!data) return null;
  return (
    <Text size="xs" fw={600} mb="xs" role="status">
      {data.count === 1 ? '1 item is found' : `${data.count || 'No'} items are found`}
    </Text>
  );
}

function ReplacementHint({ source, field }: { source: ListItemSource; field: ContentField }) {
  const count = Array.isArray(field.value) ? field.value.length : 0;
  const words = source === 'here' ? 'choice' : count === 1 ? 'one item' : `${count} items`;
  return (
    <Text size="xs" c="dimmed" mb="xs">
      {source === 'here'
        ? 'The first item that you add takes the place of what is chosen now.'
        : `What you choose here takes the place of the ${words} written here. Undo brings them back.`}
    </Text>
  );
}

function QueryFields(options: { field: ContentField; props: ContentFieldProps; source: 'from' | 'pages' }) {
  const { field, props, source } = options;
  const { properties = {} } = field.schema;
  const { from, pages, ...others } = properties;
  const first = source === 'from' ? { from } : { pages };
  const schema = {
    type: 'object',
    properties: { ...first, ...others },
    additionalProperties: false,
    required: [source],
  };
  return (
    <div className={classes.section}>
      <div className={classes.rowBody}>
        <ObjectContent
          {...props}
          schema={schema as unknown as FieldSchema & ContentFieldProps['schema']}
          formData={isObject(field.value) ? field.value : undefined}
        />
      </div>
    </div>
  );
}

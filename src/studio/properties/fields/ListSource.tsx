import { SegmentedControl, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { isObject, type JsonObject } from '#shared/json.ts';
import type { FieldSchema } from '../fieldSchema.ts';
import { FieldFrame } from '../form/FieldFrame.tsx';
import classes from '../form/Form.module.css';
import { type ContentField, type ContentFieldProps, useForm } from '../form/FormContext.ts';
import { useHits } from '../libraries.ts';
import { GroupContent } from './GroupContent.tsx';

type Source = 'here' | 'from' | 'pages';

const sources = [
  { value: 'here', label: 'Written here' },
  { value: 'from', label: 'Data list' },
  { value: 'pages', label: 'Pages' },
];

const sourceOf = ({ value }: ContentField): Source => {
  if (!isObject(value)) return 'here';
  return value.pages === undefined ? 'from' : 'pages';
};

/** A list and where its items come from: from here, from a data list, or from pages. */
export function ListSource({
  field,
  props,
  items,
}: {
  field: ContentField;
  props: ContentFieldProps;
  items: ReactNode;
}) {
  const written = sourceOf(field);
  const [chosen, setChosen] = useState<{ source: Source; instead: Source }>();
  // What somebody has chosen counts until something is written in its way.
  const source = chosen?.instead === written ? chosen.source : written;
  return (
    <FieldFrame field={field} isGroup>
      <SegmentedControl
        fullWidth
        size="xs"
        mb="xs"
        aria-label={`Where ${field.title} come from`}
        data={sources}
        value={source}
        onChange={(next) => setChosen({ source: next as Source, instead: written })}
      />
      {source !== written && <Instead source={source} field={field} />}
      {source !== 'here' && source === written && isObject(field.value) && <Hits query={field.value} />}
      {source === 'here' ? items : <QueryFields {...{ field, props, source }} />}
    </FieldFrame>
  );
}

/** How many items are found, on the page that is open. */
function Hits({ query }: { query: JsonObject }) {
  const { data } = useHits(query, useForm().route);
  if (!data) return null;
  return (
    <Text size="xs" fw={600} mb="xs" role="status">
      {data.count === 1 ? '1 item is found' : `${data.count || 'No'} items are found`}
    </Text>
  );
}

/** What becomes of what is there, before it does. */
function Instead({ source, field }: { source: Source; field: ContentField }) {
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

function QueryFields(parts: { field: ContentField; props: ContentFieldProps; source: 'from' | 'pages' }) {
  const { field, props, source } = parts;
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
        <GroupContent
          {...props}
          schema={schema as unknown as FieldSchema & ContentFieldProps['schema']}
          formData={isObject(field.value) ? field.value : undefined}
        />
      </div>
    </div>
  );
}

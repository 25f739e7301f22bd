import { Button, Group, Modal, Text } from '@mantine/core';
import { useMemo } from 'react';
import { valueAt } from '#shared/applyChange.ts';
import { isObject } from '#shared/json.ts';
import type { Place } from '#shared/studio.ts';
import { useJson } from '../editing/Editing.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { SubjectForm } from '../properties/PropertiesPanel.tsx';
import { useSchemas } from '../queries.ts';

const dates = ['publishAt', 'expireAt'] as const;

/** Changes from when and until when a page, a block or an entry is there. What is chosen is saved at once. */
export function Schedule({ place, name, onClose }: { place: Place; name: string; onClose: () => void }) {
  const json = useJson(place.file);
  const { data: schemas } = useSchemas();
  const schema = useMemo(() => schemas && datesOf(schemas.page as FieldSchema), [schemas]);
  const { file, pointer } = place;
  return (
    <Modal opened onClose={onClose} title={`When “${name}” is there`}>
      {schema && json !== undefined && isObject(valueAt(json, pointer)) && (
        <SubjectForm
          subject={{ file, pointer, kind: 'page', schema, name }}
          json={json}
          selected={pointer}
          route={undefined}
          head={null}
        />
      )}
      <Text size="xs" c="dimmed" mt="sm">
        Days begin at midnight of the site’s own clock. What leads to it is left out for as long as it is not there.
      </Text>
      <Group justify="flex-end" mt="md">
        <Button onClick={onClose}>Done</Button>
      </Group>
    </Modal>
  );
}

/** The two dates of a schema, as the whole of a form. */
function datesOf({ properties = {} }: FieldSchema): FieldSchema {
  const own = dates.flatMap((key) =>
    properties[key] ? [[key, { ...properties[key], group: 'content' as const }]] : [],
  );
  return { type: 'object', title: 'Dates', properties: Object.fromEntries(own), required: [] };
}

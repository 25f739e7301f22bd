import { Button, Group, Modal, Text } from '@mantine/core';
import { useMemo } from 'react';
import { isObject } from '#shared/json.ts';
import { valueAt } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { useFileJson } from '../editing/Editing.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { SubjectForm } from '../properties/PropertiesPanel.tsx';
import { useSchemas } from '../queries.ts';

const dates = ['publishAt', 'expireAt'] as const;

/** Edits the schedule of a page, block or entry. Each choice is saved at once. */
export function ScheduleDialog({ place, name, onClose }: { place: FileLocation; name: string; onClose: () => void }) {
  const json = useFileJson(place.file);
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

function datesOf({ properties = {} }: FieldSchema): FieldSchema {
  const dateProperties = dates.flatMap((key) =>
    properties[key] ? [[key, { ...properties[key], group: 'content' as const }]] : [],
  );
  return { type: 'object', title: 'Dates', properties: Object.fromEntries(dateProperties), required: [] };
}

import { Loader, Text } from '@mantine/core';
import { useFile } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { JsonEditor } from './JsonEditor.tsx';

/** The file in which what is selected is written, as JSON. */
export function JsonPane({ opened }: { opened: Opened }) {
  const file = opened.place?.file ?? opened.page?.file;
  const { data, error } = useFile(file);
  if (error) return <Text p="md">{error.message}</Text>;
  if (!data) return <Loader m="md" size="sm" aria-label="Loading" />;
  return <JsonEditor key={data.file} file={data.file} readOnly={data.readOnly} opened={opened} />;
}

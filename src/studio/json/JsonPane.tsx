import { Loader, Text } from '@mantine/core';
import { useFile } from '../queries.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import { JsonEditor } from './JsonEditor.tsx';

/** JSON editor of the file that contains the selection. */
export function JsonPane({ opened }: { opened: StudioNavigation }) {
  const file = opened.place?.file ?? opened.page?.file;
  const { data, error } = useFile(file);
  if (error) return <Text p="md">{error.message}</Text>;
  if (!data) return <Loader m="md" size="sm" aria-label="Loading" />;
  return <JsonEditor key={data.file} file={data.file} readOnly={data.readOnly} opened={opened} />;
}

import { useEffect } from 'react';
import { ownValue } from '#shared/json.ts';
import { useQueueState } from '../editing/Editing.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { queryClient, useSchemas } from '../queries.ts';
import type { ListJson } from './listJson.ts';

/**
 * The schema of a list's items, which follows from what the list says of its fields.
 * @returns undefined while it is being read
 */
export function useItemSchema(name: string, file: string, { fields }: ListJson): FieldSchema | undefined {
  const { data } = useSchemas();
  const { pending } = useQueueState();
  const isSaved = !pending.some((one) => one.file === file);
  const said = JSON.stringify(fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the list says has changed
  useEffect(() => {
    if (isSaved) void queryClient.invalidateQueries({ queryKey: ['schemas'] }, { cancelRefetch: false });
  }, [said, isSaved]);
  return data && (ownValue(data.items, name) as FieldSchema | undefined);
}

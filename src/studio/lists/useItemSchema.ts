import { useEffect } from 'react';
import { getOwnValue } from '#shared/json.ts';
import { useQueueState } from '../editing/Editing.tsx';
import type { FieldSchema } from '../properties/fieldSchema.ts';
import { queryClient, useSchemas } from '../queries.ts';
import type { ListJson } from './listJson.ts';

/**
 * Schema of a list's items, which the server derives from the definitions of their fields.
 * @returns undefined while it is loading
 */
export function useItemSchema(name: string, file: string, { fields }: ListJson): FieldSchema | undefined {
  const { data } = useSchemas();
  const { pending } = useQueueState();
  const isSaved = !pending.some((one) => one.file === file);
  const definitions = JSON.stringify(fields);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what the list says has changed
  useEffect(() => {
    if (isSaved) void queryClient.invalidateQueries({ queryKey: ['schemas'] }, { cancelRefetch: false });
  }, [definitions, isSaved]);
  return data && (getOwnValue(data.items, name) as FieldSchema | undefined);
}

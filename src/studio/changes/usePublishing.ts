import { useState } from 'react';
import type { Published, PublishRequest } from '#shared/publish.ts';
import { post, reasonOf } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';
import { queryClient } from '../queries.ts';
import { readRepositoryAnew } from './repositoryQueries.ts';

/** What came of publishing; `refused` where nothing was done at all. */
export type PublishOutcome = Published | { kind: 'refused'; reason: string };

/** Publishes, and says what came of it. */
export function usePublishing() {
  const { flush } = useEditing();
  const [outcome, setOutcome] = useState<PublishOutcome>();
  const [isBusy, setBusy] = useState(false);
  const publish = async (request: PublishRequest): Promise<PublishOutcome> => {
    setBusy(true);
    setOutcome(undefined);
    await flush();
    const found = await post<Published>('publish', request).catch(
      (error): PublishOutcome => ({ kind: 'refused', reason: reasonOf(error) }),
    );
    setOutcome(found);
    setBusy(false);
    if (found.kind === 'done' && found.taken.length) await queryClient.invalidateQueries({ queryKey: ['file'] });
    await readRepositoryAnew();
    return found;
  };
  return { publish, isBusy, outcome, clear: () => setOutcome(undefined) };
}

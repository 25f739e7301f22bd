import { useState } from 'react';
import type { PublishRequest, PublishResult } from '#shared/publish.ts';
import { messageOfError, postToApi } from '../api.ts';
import { useEditing } from '../editing/Editing.tsx';
import { invalidate } from '../queries.ts';
import { refetchRepository } from './repositoryQueries.ts';

/** Result of publishing; `refused` if nothing was done at all. */
export type PublishOutcome = PublishResult | { kind: 'refused'; reason: string };

export function usePublish() {
  const { flush } = useEditing();
  const [outcome, setOutcome] = useState<PublishOutcome>();
  const [isBusy, setBusy] = useState(false);
  const [lastRequest, setLastRequest] = useState<PublishRequest>({ files: [], message: '' });
  const publish = async (request: PublishRequest): Promise<PublishOutcome> => {
    setBusy(true);
    setLastRequest(request);
    setOutcome(undefined);
    await flush();
    const result = await postToApi<PublishResult>('publish', request).catch(
      (error): PublishOutcome => ({ kind: 'refused', reason: messageOfError(error) }),
    );
    setOutcome(result);
    setBusy(false);
    if (result.kind === 'done' && result.taken.length) await invalidate('file');
    await refetchRepository();
    return result;
  };
  return { publish, isBusy, lastRequest, outcome, clear: () => setOutcome(undefined) };
}

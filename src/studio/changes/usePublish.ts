import { useRef, useState } from 'react';
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
  const last = useRef<PublishRequest>(undefined);
  const clear = () => setOutcome(undefined);
  const publish = async (request: PublishRequest): Promise<PublishOutcome> => {
    last.current = request;
    setBusy(true);
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
  /** Sends the last request again; choices of conflicts are added to those that were made for the same commit. */
  const repeat = async (more: Partial<PublishRequest>) => {
    const request = last.current;
    if (!request) return undefined;
    const earlier = more.theirs === request.theirs ? request.choices : undefined;
    const choices = more.choices && { choices: { ...earlier, ...more.choices } };
    return publish({ ...request, ...more, ...choices });
  };
  return { publish, repeat, isBusy, outcome, hadFiles: Boolean(last.current?.files.length), clear };
}

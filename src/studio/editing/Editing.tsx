import { useWindowEvent } from '@mantine/hooks';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { FileOperation, FileOperationRequest, FileOperationResult } from '#shared/fileOperation.ts';
import type { Json } from '#shared/json.ts';
import type { RestoreRequest } from '#shared/publish.ts';
import type { FileLocation, FileState, FixRequest, JsonChange, SaveResult } from '#shared/studio.ts';
import { postToApi } from '../api.ts';
import { cacheFile, invalidate, queryClient, useFile } from '../queries.ts';
import { siteStorage } from '../siteStorage.ts';
import { EditQueue } from './editQueue.ts';
import type { QueueState } from './queueState.ts';
import { onServerFoundAgain, subscribeToServer } from './serverEvents.ts';

export interface Editing {
  /**
   * @param label in words: `Heading of Campus Location`
   * @param typing id shared by all changes of one typing session
   */
  change: (file: string, change: JsonChange, label: string, typing?: string) => void;
  /** Undoes the last change in any file; the result is where the change is visible. */
  undo: () => Promise<FileLocation | undefined>;
  redo: () => Promise<FileLocation | undefined>;
  fix: (problems: FixRequest['problems']) => Promise<void>;
  /** @throws ApiError if it is impossible */
  arrange: (
    what: FileOperation,
    label: string,
    options?: Pick<FileOperationRequest, 'isDryRun' | 'typing'>,
  ) => Promise<FileOperationResult>;
  /**
   * Restores files as one change; files that did not exist then are removed.
   * @param commit full hash; the last commit when left out
   * @throws ApiError if it is impossible
   */
  restore: (files: string[], label: string, commit?: string) => Promise<void>;
  flush: () => Promise<void>;
  queue: EditQueue;
}

const EditingContext = createContext<Editing | undefined>(undefined);

const cacheSaved = ({ files, history }: SaveResult): void => {
  files.forEach(cacheFile);
  queryClient.setQueryData(['history'], history);
};

export function EditingProvider({ children }: { children: ReactNode }) {
  const editing = useMemo((): Editing => {
    const queue = new EditQueue({
      post: postToApi,
      onSaved: cacheSaved,
      onRead: cacheFile,
      reread: (file) => void queryClient.invalidateQueries({ queryKey: ['file', file] }),
      storage: siteStorage,
    });
    const ensureSaved = async () => {
      await queue.flush();
      if (queue.state.pending.length) throw new Error('What you have changed last is not saved yet.');
    };
    const applySaved = (saved: SaveResult) => {
      for (const file of saved.files) queue.receiveFile(file);
      cacheSaved(saved);
    };
    const postSaved = async (name: string, body: unknown) => {
      await ensureSaved();
      const saved = await postToApi<SaveResult>(name, body);
      applySaved(saved);
      return saved.place;
    };
    return {
      change: (file, change, label, typing) => queue.change(file, change, label, typing),
      undo: () => postSaved('undo', {}),
      redo: () => postSaved('redo', {}),
      fix: async (problems) => void (await postSaved('fix', { problems } satisfies FixRequest)),
      arrange: async (what, label, options) => {
        await ensureSaved();
        const arranged = await postToApi<FileOperationResult>('arrange', {
          what,
          label,
          ...options,
        } satisfies FileOperationRequest);
        if (arranged.saved) {
          applySaved(arranged.saved);
          await invalidate('site');
        }
        return arranged;
      },
      restore: async (files, label, commit) => {
        await postSaved('restore', { files, label, ...(commit !== undefined && { commit }) } satisfies RestoreRequest);
        await invalidate('site');
      },
      flush: () => queue.flush(),
      queue,
    };
  }, []);
  useEffect(subscribeToServer, []);
  useEffect(() => onServerFoundAgain(() => void editing.flush()), [editing]);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        const [kind] = query.queryKey;
        if (kind === 'file' && query.state.data) editing.queue.receiveFile(query.state.data as FileState);
      }),
    [editing],
  );
  useWindowEvent('pagehide', () => void editing.flush());
  return <EditingContext value={editing}>{children}</EditingContext>;
}

/** @throws outside of an `EditingProvider` */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('There is no EditingProvider around this.');
  return editing;
}

export function useQueueState(): QueueState {
  const { queue } = useEditing();
  return useSyncExternalStore(queue.subscribe, () => queue.state);
}

/** Value of a file with pending changes; undefined while it is loading, or if it is invalid. */
export function useFileJson(file: string | undefined): Json | undefined {
  const { queue } = useEditing();
  useFile(file);
  useQueueState();
  return file === undefined ? undefined : queue.json(file);
}

import { createContext, type ReactNode, useContext, useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Arranged, Arrangement, ArrangeRequest } from '#shared/arrangement.ts';
import type { Json } from '#shared/json.ts';
import type { RestoreRequest } from '#shared/publish.ts';
import type { Change, FileState, FixRequest, Place, Saved } from '#shared/studio.ts';
import { post } from '../api.ts';
import { queryClient, takeFile, useFile } from '../queries.ts';
import { siteStorage } from '../siteStorage.ts';
import { EditQueue } from './editQueue.ts';
import { followServer } from './events.ts';
import type { QueueState } from './queueState.ts';

/** How everything in the studio changes files. */
export interface Editing {
  /**
   * Changes a file.
   * @param label what is done, in words: `Heading of Campus Location`
   * @param typing the same for all changes of one typing
   */
  change: (file: string, change: Change, label: string, typing?: string) => void;
  /** Takes back the last change, whichever file it was in. Gives where it can be seen. */
  undo: () => Promise<Place | undefined>;
  redo: () => Promise<Place | undefined>;
  /** Has the checker correct what it can. */
  fix: (problems: FixRequest['problems']) => Promise<void>;
  /**
   * Lets pages and files come, go and get other names.
   * @param isDryRun only says what it would come to
   * @throws ApiError when it cannot be done
   */
  arrange: (
    what: Arrangement,
    label: string,
    options?: Pick<ArrangeRequest, 'isDryRun' | 'typing'>,
  ) => Promise<Arranged>;
  /**
   * Makes files what they were at a commit, as one change; those that were not there go.
   * @param commit full name; the last one when left out
   * @throws ApiError when it cannot be done
   */
  restore: (files: string[], label: string, commit?: string) => Promise<void>;
  /** Saves what is being typed now. */
  flush: () => Promise<void>;
  queue: EditQueue;
}

const EditingContext = createContext<Editing | undefined>(undefined);

const takeSaved = ({ files, history }: Saved): void => {
  files.forEach(takeFile);
  queryClient.setQueryData(['history'], history);
};

/** Gives everything inside it the means to change files. */
export function EditingProvider({ children }: { children: ReactNode }) {
  const editing = useMemo((): Editing => {
    const queue = new EditQueue({ post, onSaved: takeSaved, onRead: takeFile, storage: siteStorage });
    const settle = async () => {
      await queue.flush();
      if (queue.state.pending.length) throw new Error('What you have changed last is not saved yet.');
    };
    const take = (saved: Saved) => {
      for (const file of saved.files) queue.saw(file);
      takeSaved(saved);
    };
    const ask = async (name: string, body: unknown) => {
      await settle();
      const saved = await post<Saved>(name, body);
      take(saved);
      return saved.place;
    };
    return {
      change: (file, change, label, typing) => queue.change(file, change, label, typing),
      undo: () => ask('undo', {}),
      redo: () => ask('redo', {}),
      fix: async (problems) => void (await ask('fix', { problems } satisfies FixRequest)),
      arrange: async (what, label, options) => {
        await settle();
        const arranged = await post<Arranged>('arrange', { what, label, ...options } satisfies ArrangeRequest);
        if (arranged.saved) {
          take(arranged.saved);
          await queryClient.invalidateQueries({ queryKey: ['site'] });
        }
        return arranged;
      },
      restore: async (files, label, commit) => {
        await ask('restore', { files, label, ...(commit !== undefined && { commit }) } satisfies RestoreRequest);
        await queryClient.invalidateQueries({ queryKey: ['site'] });
      },
      flush: () => queue.flush(),
      queue,
    };
  }, []);
  useEffect(() => followServer(), []);
  useEffect(
    () =>
      queryClient.getQueryCache().subscribe(({ query }) => {
        const [kind] = query.queryKey;
        if (kind === 'file' && query.state.data) editing.queue.saw(query.state.data as FileState);
      }),
    [editing],
  );
  useEffect(() => {
    const save = () => void editing.flush();
    addEventListener('pagehide', save);
    return () => removeEventListener('pagehide', save);
  }, [editing]);
  return <EditingContext value={editing}>{children}</EditingContext>;
}

/** @throws outside of an `EditingProvider` */
export function useEditing(): Editing {
  const editing = useContext(EditingContext);
  if (!editing) throw new Error('There is no EditingProvider around this.');
  return editing;
}

/** What waits to be saved, and why. */
export function useQueueState(): QueueState {
  const { queue } = useEditing();
  return useSyncExternalStore(queue.subscribe, () => queue.state);
}

/** A file's value with what is being typed; undefined while it is read, and where it cannot be. */
export function useJson(file: string | undefined): Json | undefined {
  const { queue } = useEditing();
  useFile(file);
  useQueueState();
  return file === undefined ? undefined : queue.json(file);
}

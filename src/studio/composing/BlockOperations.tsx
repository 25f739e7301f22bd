import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, type RefObject, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Json, JsonObject } from '#shared/json.ts';
import { isSameLocation } from '#shared/pointer.ts';
import type { FileLocation, OutlineBlock, OutlineList } from '#shared/studio.ts';
import { holdKeys, type OpeningText } from '../canvas/openingText.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { Listeners } from '../failures/Listeners.ts';
import { DialogBoundary } from '../frame/DialogBoundary.tsx';
import type { ContentsForPage } from '../pasting/pasteContents.ts';
import type { StudioNavigation } from '../studioNavigation.ts';
import {
  type ArrivedBlock,
  applyActionToBlocks,
  applyToBlock,
  type EditorContext,
  fetchCurrentOutline,
  type InsertPosition,
  insertBlocks,
  locationsActedOn,
  moveBlocks,
  resolveInsertPosition,
} from './applyBlockSteps.ts';
import { BlockGallery } from './BlockGallery.tsx';
import { parseCopiedBlocks, serializeBlocks } from './blockClipboard.ts';
import type { BlockDestination } from './blockDestination.ts';
import { locationOfBlock } from './blockLocation.ts';
import { type BlockAction, createMoveStep, createStep } from './blockSteps.ts';
import { PendingSelections } from './pendingSelections.ts';

/** Actions on blocks of the current page. They are queued: each waits for the one before. */
export interface BlockOperations {
  /** Blocks that are selected together, or none for a single one; an action on one applies to all. */
  chosen: readonly FileLocation[];
  toggle: (block: OutlineBlock) => void;
  choose: (places: readonly FileLocation[]) => void;
  /** @param block as last shown; the selection when left out */
  act: (action: BlockAction, block?: OutlineBlock) => void;
  /** Opens the gallery for inserting beside a block, or at the end of a list. */
  ask: (side?: 'before' | 'after', place?: FileLocation) => void;
  drop: (block: OutlineBlock, to: (list: OutlineList, json: Json | undefined) => BlockDestination | undefined) => void;
  /** Serializes a block, or all that are selected with it. */
  copy: (place?: FileLocation) => Promise<string | undefined>;
  /** Pastes copied blocks, or makes blocks of what was copied elsewhere, behind a block. */
  paste: (contents: ContentsForPage, place?: FileLocation) => void;
  /** Inserts new blocks behind a block, or at the end of a list; typing begins in the first. */
  insert: (values: readonly JsonObject[], place: FileLocation) => void;
  /** Subscribes to blocks that were inserted or moved. @returns a function that unsubscribes */
  onArrival: (listener: (block: ArrivedBlock) => void) => () => void;
  /** Queues any other operation. It is called with the state when its turn comes, and the blocks to act on. */
  run: (work: (context: EditorContext, places: readonly FileLocation[]) => Promise<void>, block?: OutlineBlock) => void;
}

const BlockOperationsContext = createContext<BlockOperations | undefined>(undefined);

/** Undefined where there are no blocks, as in the area of lists. */
export const useOptionalBlockOperations = (): BlockOperations | undefined => useContext(BlockOperationsContext);

/** @throws outside of a `BlockOperationsProvider` */
export function useBlockOperations(): BlockOperations {
  const composing = useContext(BlockOperationsContext);
  if (!composing) throw new Error('There is no BlockOperationsProvider around this.');
  return composing;
}

interface PendingInsertion extends InsertPosition {
  accepts?: string[] | undefined;
}

export function BlockOperationsProvider({ opened, children }: { opened: StudioNavigation; children: ReactNode }) {
  const [pending, setPending] = useState<PendingInsertion>();
  const [announcement, setAnnouncement] = useState('');
  const { editor, chosen } = useEditorContext(opened, setAnnouncement);
  const composing = useMemo((): BlockOperations => {
    const run: BlockOperations['run'] = (work, block) => {
      const isOneOfSeveral = block !== undefined && locationsActedOn(block, editor.current.chosen).length > 1;
      enqueue(() => work(editor.current, locationsToActOn(editor.current, isOneOfSeveral ? undefined : block)));
    };
    const locationOrSelected = (place: FileLocation | undefined) => place ?? editor.current.place;
    return {
      ...{ chosen, run, choose: editor.current.choose, onArrival: arrivals.subscribe },
      toggle: (block) =>
        editor.current.choose(toggleChosen(editor.current.chosen, locationOfBlock(block), editor.current.place)),
      act: (action, block) =>
        run((current, places) => {
          if (places.length > 1) return applyActionToBlocks(current, places, action);
          return applyToBlock(current, locationOrSelected(block && locationOfBlock(block)), block, (blockLocation) =>
            createStep(action, blockLocation, current.editing.queue.json),
          );
        }, block),
      ask: (side = 'after', place) => {
        const position: PendingInsertion = { side, place: locationOrSelected(place) };
        setPending(position);
        enqueue(async () => {
          const list = await fetchCurrentOutline(editor.current);
          const { accepts } = await resolveInsertPosition(editor.current, list, position);
          if (accepts) setPending((before) => before && { ...position, accepts });
        });
      },
      drop: (block, to) =>
        run(async (current, places) => {
          const destinationIn = (list: OutlineList) =>
            to(list, current.editing.queue.json(locationOfBlock(block).file));
          if (places.length === 1)
            return applyToBlock(current, locationOfBlock(block), block, (blockLocation, list) => {
              const destination = destinationIn(list);
              return destination && createMoveStep(blockLocation, destination, current.editing.queue.json);
            });
          const destination = destinationIn(await fetchCurrentOutline(current));
          if (destination) await moveBlocks(current, places, destination);
        }, block),
      copy: (place) => {
        const isAmongChosen = chosen.some((one) => !place || isSameLocation(one, place));
        const places = isAmongChosen ? chosen : [locationOrSelected(place)].filter((one) => one !== undefined);
        return serializeBlocks(editor.current, places);
      },
      insert: (values, place) => enqueueInsertion(editor, values, { side: 'after', place }, holdKeys()),
      paste: (contents, place) => {
        const copied = parseCopiedBlocks(contents.text);
        if (copied.length > 0) return enqueueInsertion(editor, copied, { side: 'after', place });
        enqueue(async () => {
          const { pasteContents } = await import('../pasting/pasteContents.ts');
          const position = { side: 'after', place: locationOrSelected(place) } as const;
          await pasteContents(editor.current, contents, position);
        });
      },
    };
  }, [chosen, editor]);
  return (
    <BlockOperationsContext value={composing}>
      {children}
      <VisuallyHidden role="status">{announcement}</VisuallyHidden>
      <DialogBoundary what="The gallery of blocks" onClose={() => setPending(undefined)}>
        <BlockGallery
          isOpen={pending !== undefined}
          accepts={pending?.accepts}
          onClose={() => setPending(undefined)}
          onChoose={(values) => {
            if (pending) enqueueInsertion(editor, values, pending, holdKeys());
            setPending(undefined);
          }}
        />
      </DialogBoundary>
    </BlockOperationsContext>
  );
}

const arrivals = new Listeners<[block: ArrivedBlock]>();

let lastQueued = Promise.resolve();

/** Runs operations one after the other: each needs the result of the one before. */
function enqueue(work: () => Promise<void>): void {
  lastQueued = lastQueued.then(work).catch(showFailure);
}

function useEditorContext(opened: StudioNavigation, say: (words: string) => void) {
  const editing = useEditing();
  const [chosen, setChosen] = useState<readonly FileLocation[]>([]);
  const choose = (places: readonly FileLocation[]) => {
    // At once: the next operation in the queue may run before the next render.
    editor.current.chosen = places.length > 1 ? places : [];
    setChosen(editor.current.chosen);
  };
  const editor = useRef<EditorContext>({
    opened,
    editing,
    place: opened.place,
    chosen: [],
    own: new PendingSelections(),
    say,
    choose,
    arrive: arrivals.notify.bind(arrivals),
  });
  const { place: shown, path } = opened;
  useEffect(() => {
    Object.assign(editor.current, { opened, editing });
  }, [opened, editing]);
  useEffect(() => {
    // The last operation has selected something else already.
    if (!editor.current.own.confirm(shown)) editor.current.place = shown;
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => editor.current.choose([]), [path]);
  return { editor, chosen };
}

function enqueueInsertion(
  editor: RefObject<EditorContext>,
  values: readonly JsonObject[],
  { side, place }: InsertPosition,
  opening?: OpeningText,
): void {
  enqueue(() =>
    insertBlocks(editor.current, values, { side, place: place ?? editor.current.place }, opening).catch((error) => {
      opening?.end();
      throw error;
    }),
  );
}

/** Blocks to act on when an operation's turn comes: those before it in the queue may have moved them. */
function locationsToActOn({ chosen, place }: EditorContext, block: OutlineBlock | undefined): readonly FileLocation[] {
  if (block) return [locationOfBlock(block)];
  if (chosen.length) return chosen;
  return place ? [place] : [];
}

function toggleChosen(
  chosen: readonly FileLocation[],
  place: FileLocation,
  selected: FileLocation | undefined,
): FileLocation[] {
  const before = chosen.length || !selected ? [...chosen] : [selected];
  const remaining = before.filter((one) => !isSameLocation(one, place));
  return remaining.length < before.length ? remaining : [...before, place];
}

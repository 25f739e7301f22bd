import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Json, JsonObject } from '#shared/json.ts';
import type { OutlineBlock, OutlineList, Place } from '#shared/studio.ts';
import { isSamePlace } from '../canvas/findPlace.ts';
import { useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { DialogPart } from '../frame/DialogPart.tsx';
import type { Opened } from '../selection.ts';
import {
  actOnAll,
  type Beside,
  goalBeside,
  insert,
  jsonOf,
  moveAll,
  type Now,
  onBlock,
  outlineNow,
  placesOf,
} from './arranging.ts';
import { BlockGallery } from './BlockGallery.tsx';
import { copiedBlocks, readCopied } from './clipboard.ts';
import type { Goal } from './moves.ts';
import { OwnSelections } from './ownSelections.ts';
import { placeOf } from './standing.ts';
import { type BlockAction, moveStep, type Step, stepOf } from './steps.ts';

/** How blocks of the page that is shown are arranged. Each waits for what was asked before. */
export interface Composing {
  /** Blocks that were chosen together, where there are several; what is done with one of them is done with all. */
  chosen: readonly Place[];
  /** Adds a block to those that are chosen, or takes it out again. */
  toggle: (block: OutlineBlock) => void;
  choose: (places: readonly Place[]) => void;
  /** @param block as it was shown; what is selected when it is left out */
  act: (action: BlockAction, block?: OutlineBlock) => void;
  /** Asks which block to insert: beside the one at a place, or at the end of the list that it is. */
  ask: (side?: 'before' | 'after', place?: Place) => void;
  /** Moves a block to where it was dropped. */
  drop: (block: OutlineBlock, to: (list: OutlineList, json: Json | undefined) => Goal | undefined) => void;
  /** The block at a place, or all that are chosen with it, as they can be pasted here or in any editor. */
  copy: (place?: Place) => Promise<string | undefined>;
  /** Puts copied blocks behind the one at a place. */
  paste: (text: string, place?: Place) => void;
  insert: (values: readonly JsonObject[], where: Beside) => void;
  /**
   * Does something else with blocks of the page.
   * @param work is given what is shown when it is its turn, and the blocks that are meant
   */
  run: (work: (now: Now, places: readonly Place[]) => Promise<void>, block?: OutlineBlock) => void;
}

const ComposingContext = createContext<Composing | undefined>(undefined);

/** @throws outside of a `ComposingProvider` */
export function useComposing(): Composing {
  const composing = useContext(ComposingContext);
  if (!composing) throw new Error('There is no ComposingProvider around this.');
  return composing;
}

/** A block to insert is being chosen. */
interface Asked extends Beside {
  /** Types of the only blocks that may stand there; any may where this is left out. */
  accepts?: string[] | undefined;
}

/** Gives everything inside it the means to arrange the blocks of a page. */
export function ComposingProvider({ opened, children }: { opened: Opened; children: ReactNode }) {
  const [asked, setAsked] = useState<Asked>();
  const [said, setSaid] = useState('');
  const { now, chosen } = useNow(opened, setSaid);
  const composing = useMemo((): Composing => {
    const run: Composing['run'] = (work, block) => {
      const isOneOfSeveral = block !== undefined && placesOf(block, now.current.chosen).length > 1;
      queue(() => work(now.current, placesMeant(now.current, isOneOfSeveral ? undefined : block)));
    };
    const at = (place: Place | undefined) => place ?? now.current.place;
    const put: Composing['insert'] = (values, { side, place }) =>
      queue(() => insert(now.current, values, { side, place: at(place) }));
    return {
      ...{ chosen, run, choose: now.current.choose },
      toggle: (block) => now.current.choose(toggled(now.current.chosen, placeOf(block), now.current.place)),
      act: (action, block) =>
        run((current, places) => {
          if (places.length > 1) return actOnAll(current, places, action);
          const step = (standing: Parameters<typeof stepOf>[1]) => stepOf(action, standing, jsonOf(current));
          return onBlock(current, at(block && placeOf(block)), block, step);
        }, block),
      ask: (side = 'after', place) => {
        const where: Asked = { side, place: at(place) };
        setAsked(where);
        queue(async () => {
          const { accepts } = await goalBeside(now.current, await outlineNow(now.current), where);
          if (accepts) setAsked((before) => before && { ...where, accepts });
        });
      },
      drop: (block, to) =>
        run(async (current, places) => {
          const goalIn = (list: OutlineList) => to(list, current.editing.queue.json(placeOf(block).file));
          if (places.length === 1)
            return onBlock(current, placeOf(block), block, (standing, list): Step | string | undefined => {
              const goal = goalIn(list);
              return goal && moveStep(standing, goal, jsonOf(current));
            });
          const goal = goalIn(await outlineNow(current));
          if (goal) await moveAll(current, places, goal);
        }, block),
      copy: (place) => {
        const isOfChosen = chosen.some((one) => !place || isSamePlace(one, place));
        const places = isOfChosen ? chosen : [at(place)].filter((one) => one !== undefined);
        return copiedBlocks(now.current, places);
      },
      paste: (text, place) => put(readCopied(text), { side: 'after', place }),
      insert: put,
    };
  }, [chosen, now]);
  return (
    <ComposingContext value={composing}>
      {children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <DialogPart what="The gallery of blocks" onClose={() => setAsked(undefined)}>
        <BlockGallery
          asked={asked !== undefined}
          accepts={asked?.accepts}
          onClose={() => setAsked(undefined)}
          onChoose={(values) => {
            if (asked) composing.insert(values, asked);
            setAsked(undefined);
          }}
        />
      </DialogPart>
    </ComposingContext>
  );
}

let last = Promise.resolve();

/** One after the other: each finds what the one before it has left. */
function queue(work: () => Promise<void>): void {
  last = last.then(work).catch(showFailure);
}

/** What is shown and selected at any moment, and the blocks that are chosen together. */
function useNow(opened: Opened, say: (words: string) => void) {
  const editing = useEditing();
  const [chosen, setChosen] = useState<readonly Place[]>([]);
  const choose = (places: readonly Place[]) => {
    // At once: what is next in the queue may be done before anything is drawn.
    now.current.chosen = places.length > 1 ? places : [];
    setChosen(now.current.chosen);
  };
  const now = useRef<Now>({ opened, editing, place: opened.place, chosen: [], own: new OwnSelections(), say, choose });
  const { place: shown, path } = opened;
  useEffect(() => {
    Object.assign(now.current, { opened, editing });
  }, [opened, editing]);
  useEffect(() => {
    // What was done last has selected something else already.
    if (!now.current.own.arrived(shown)) now.current.place = shown;
  }, [shown]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has other blocks
  useEffect(() => now.current.choose([]), [path]);
  return { now, chosen };
}

/** The blocks that are meant when it is the turn of something: those before it in the queue may have moved them. */
function placesMeant({ chosen, place }: Now, block: OutlineBlock | undefined): readonly Place[] {
  if (block) return [placeOf(block)];
  if (chosen.length) return chosen;
  return place ? [place] : [];
}

function toggled(chosen: readonly Place[], place: Place, selected: Place | undefined): Place[] {
  const before = chosen.length || !selected ? [...chosen] : [selected];
  const others = before.filter((one) => !isSamePlace(one, place));
  return others.length < before.length ? others : [...before, place];
}

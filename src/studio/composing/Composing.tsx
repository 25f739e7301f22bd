import { VisuallyHidden } from '@mantine/core';
import { createContext, type ReactNode, useContext, useEffect, useMemo, useRef, useState } from 'react';
import type { Json, JsonObject } from '#shared/json.ts';
import type { OutlineBlock, OutlineList, Place } from '#shared/studio.ts';
import { isSamePlace } from '../canvas/findPlace.ts';
import { type Editing, useEditing } from '../editing/Editing.tsx';
import { showFailure } from '../editing/showFailure.ts';
import { ensureFile, fetchOutline } from '../queries.ts';
import type { Opened } from '../selection.ts';
import { BlockGallery } from './BlockGallery.tsx';
import { copiedBlocks, readCopied } from './clipboard.ts';
import { type Goal, goalAtEnd, whyRefused } from './moves.ts';
import { countOf, entryOf, listAt, placeOf, type Standing, standingsTo } from './standing.ts';
import { type BlockAction, insertStep, moveStep, type Step, stepOf } from './steps.ts';

/** Beside something, or where nothing is given beside what is selected. */
interface Beside {
  side: 'before' | 'after';
  place: Place | undefined;
}

/** How blocks of the page that is shown are arranged. Each waits for what was asked before. */
export interface Composing {
  /** @param block as it was shown; what is selected when it is left out */
  act: (action: BlockAction, block?: OutlineBlock) => void;
  /** Asks which block to insert: beside the one at a place, or at the end of the list that it is. */
  ask: (side?: 'before' | 'after', place?: Place) => void;
  /** Moves a block to where it was dropped. */
  drop: (block: OutlineBlock, to: (list: OutlineList, json: Json | undefined) => Goal | undefined) => void;
  /** The block at a place as it can be pasted, here or in any editor. */
  copy: (place?: Place) => Promise<string | undefined>;
  /** Puts copied blocks behind the one at a place. */
  paste: (text: string, place?: Place) => void;
  insert: (values: JsonObject[], where: Beside) => void;
}

const ComposingContext = createContext<Composing | undefined>(undefined);

/** @throws outside of a `ComposingProvider` */
export function useComposing(): Composing {
  const composing = useContext(ComposingContext);
  if (!composing) throw new Error('There is no ComposingProvider around this.');
  return composing;
}

/** Gives everything inside it the means to arrange the blocks of a page. */
export function ComposingProvider({ opened, children }: { opened: Opened; children: ReactNode }) {
  const editing = useEditing();
  const [asked, setAsked] = useState<Beside>();
  const [said, setSaid] = useState('');
  const now = useRef<Now>({ opened, editing, place: opened.place, own: new Set(), say: setSaid });
  const { place: shown } = opened;
  useEffect(() => {
    Object.assign(now.current, { opened, editing });
  }, [opened, editing]);
  useEffect(() => {
    // What was done last has selected something else already.
    if (!shown || !now.current.own.delete(keyOf(shown))) now.current.place = shown;
  }, [shown]);
  const composing = useMemo((): Composing => {
    let last = Promise.resolve();
    const queue = (work: () => Promise<void>) => {
      last = last.then(work).catch(showFailure);
    };
    const at = (place: Place | undefined) => place ?? now.current.place;
    const put = (values: JsonObject[], { side, place }: Beside) =>
      queue(() => insert(now.current, values, { side, place: at(place) }));
    return {
      act: (action, block) =>
        queue(() =>
          onBlock(now.current, at(block && placeOf(block)), (standing, json) => [
            block && !isSameBlock(block, standing.block) ? hasChanged : stepOf(action, standing, json),
          ]),
        ),
      ask: (side = 'after', place) => setAsked({ side, place: place ?? now.current.place }),
      drop: (block, to) =>
        queue(() =>
          onBlock(now.current, placeOf(block), (standing, json, list) => {
            if (!isSameBlock(block, standing.block)) return [hasChanged];
            const goal = to(list, json);
            return goal ? [moveStep(standing, goal, json)] : [];
          }),
        ),
      copy: (place) => copiedBlocks(now.current.opened, now.current.editing, at(place)),
      paste: (text, place) => put(readCopied(text), { side: 'after', place }),
      insert: put,
    };
  }, []);
  return (
    <ComposingContext value={composing}>
      {children}
      <VisuallyHidden role="status">{said}</VisuallyHidden>
      <BlockGallery
        asked={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onChoose={(value) => {
          if (asked) composing.insert([value], asked);
          setAsked(undefined);
        }}
      />
    </ComposingContext>
  );
}

/** What is shown now, and what is selected by what was done last. */
interface Now {
  opened: Opened;
  editing: Editing;
  place: Place | undefined;
  /** What was selected by what was done, and has not come to the address yet. */
  own: Set<string>;
  say: (words: string) => void;
}

const keyOf = ({ file, pointer }: Place) => `${file}#${pointer}`;

const hasChanged = 'The page has changed since: choose the block again.';

const isSameBlock = (one: OutlineBlock, other: OutlineBlock) => one.type === other.type && one.name === other.name;

const isStep = (step: Step | string): step is Step => typeof step !== 'string';

/** Does with a block what is worked out from the page as it is now. */
async function onBlock(
  now: Now,
  place: Place | undefined,
  work: (standing: Standing, json: Json | undefined, list: OutlineList) => (Step | string)[],
): Promise<void> {
  const file = now.opened.page?.file;
  if (!file || !place) throw new Error('Choose a block first.');
  await now.editing.flush();
  const { list } = await fetchOutline(file, now.opened.view);
  const standing = standingsTo(list, place).at(-1);
  if (!standing) throw new Error('What is selected is no block of this page.');
  await ensureFile(standing.place.file);
  for (const step of work(standing, now.editing.queue.json(standing.place.file), list)) {
    if (!isStep(step)) throw new Error(step);
    await take(now, step);
  }
}

/** Changes the file, selects what was changed, and says it. */
async function take(now: Now, { file, changes, label, place }: Step): Promise<void> {
  const together = changes.length > 1 ? `${label} ${Date.now()}` : undefined;
  for (const change of changes) now.editing.change(file, change, label, together);
  await now.editing.flush();
  if (place && !(now.place && isSamePlace(now.place, place))) now.own.add(keyOf(place));
  now.place = place;
  now.opened.select(place);
  const entry = place && entryOf(place);
  const where = entry ? `, ${entry.index + 1} of ${countOf(now.editing.queue.json(file), entry.list)}` : '';
  now.say(label + where);
}

async function insert(now: Now, values: JsonObject[], { side, place }: Beside): Promise<void> {
  const file = now.opened.page?.file;
  if (!file) throw new Error('There is no page to put it on.');
  if (!values.length) throw new Error('What was copied is no block: { "type": … } is one.');
  await now.editing.flush();
  const { list } = await fetchOutline(file, now.opened.view);
  for (const [index, value] of values.entries()) {
    const goal = await goalBeside(now, list, { side: index ? 'after' : side, place: index ? now.place : place });
    const refusal = whyRefused(String(value.type), goal);
    if (refusal) throw new Error(refusal);
    await take(now, insertStep(goal, value, `Block "${value.type}" inserted`, now.editing.queue.json(goal.list.file)));
  }
}

/** Beside a block; at the end of a list, or of the page's own blocks where nothing is selected. */
async function goalBeside({ editing }: Now, list: OutlineList, { side, place }: Beside): Promise<Goal> {
  const chosen = place && listAt(list, place);
  const standing = place && !chosen ? standingsTo(list, place).at(-1) : undefined;
  const entry = standing && entryOf(standing.place);
  if (standing && entry) {
    await ensureFile(entry.list.file);
    return { list: entry.list, index: entry.index + Number(side === 'after'), accepts: standing.shownIn.accepts };
  }
  const own = chosen ?? (list.own ? { place: list.own.place, name: '', blocks: [] } : list);
  await ensureFile(own.place.file);
  return goalAtEnd(own, editing.queue.json(own.place.file));
}

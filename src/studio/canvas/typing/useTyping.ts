import { useCallback, useEffect, useRef, useState } from 'react';
import { keysOfPointer, pointerTo, valueAt } from '#shared/applyChange.ts';
import type { Json } from '#shared/json.ts';
import type { Change, Place } from '#shared/studio.ts';
import { type Editing, useEditing } from '../../editing/Editing.tsx';
import { showFailure } from '../../editing/showFailure.ts';
import { ensureFile } from '../../queries.ts';
import type { LivePage } from '../livePage.ts';
import { isText } from '../pageRegions.ts';
import type { Pointed } from '../pointed.ts';
import { typeText } from './typeText.ts';
import type { Point, Typing } from './typing.ts';

/** Typing on the page. */
export interface PageTyping {
  /** What is being typed into now. */
  typing: Typing | undefined;
  /** Whether the address of a link is asked for. */
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
  /** Lets somebody type where there is a text; does nothing elsewhere. */
  begin: (pointed: Pointed, point?: Point) => void;
  /** Whether an element is the one that is being typed into. */
  isTyping: (target: EventTarget | null) => boolean;
}

/**
 * Has texts of a page typed in place, and saves them as they are typed.
 * @param nameOf a value, for the history and for screen readers
 */
export function usePageTyping(page: LivePage, nameOf: (place: Place) => string): PageTyping {
  const editing = useEditing();
  const [typing, setTyping] = useState<Typing>();
  const [isAsking, setAsking] = useState(false);
  const current = useRef<Typing>(undefined);
  const asking = useRef(false);
  const naming = useRef(nameOf);
  naming.current = nameOf;
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing is over with its page
  useEffect(() => () => current.current?.end(), [page]);

  const ask = useCallback((isAsked: boolean) => {
    asking.current = isAsked;
    setAsking(isAsked);
  }, []);
  const begin = useCallback(
    async ({ shown, origin }: Pointed, point?: Point) => {
      if (!isText(shown) || (origin?.shownAs !== 'text' && origin?.shownAs !== 'markdown')) return;
      const { file, pointer, shownAs, markup = 'inline' } = origin;
      const [code] = await Promise.all([shownAs === 'markdown' && import('./typeMarkdown.ts'), ensureFile(file)]);
      const json = editing.queue.json(file);
      const written = valueAt(json, pointer) ?? (origin.isDefault && shown.data.trim());
      if (
        !shown.isConnected ||
        !page.document.defaultView ||
        (typeof written !== 'string' && typeof written !== 'number')
      )
        return;
      const name = naming.current(origin);
      current.current?.end();
      const parts = {
        text: String(written),
        markup,
        name,
        point,
        parts: page.origins.piecesOf(shown).filter(isText),
        askForLink: () => ask(true),
        isAsking: () => asking.current,
        change: writer(
          editing,
          { file, pointer },
          {
            toSave: (text) => valueFor(written, text),
            label: name,
            // The editor tells of a change before it is done with it.
            stop: () => queueMicrotask(() => current.current?.end()),
          },
        ),
        end: (hasChanged: boolean) => {
          current.current = undefined;
          setTyping(undefined);
          ask(false);
          if (hasChanged)
            void editing.flush().then(() => page.document.defaultView?.dispatchEvent(new Event('lintel:follow')));
        },
      };
      current.current = code ? code.typeMarkdown(shown, parts) : typeText(shown, parts);
      setTyping(current.current);
    },
    [page, editing, ask],
  );
  const isTyping = useCallback(
    (target: EventTarget | null) => current.current?.element.contains(target as Node | null) === true,
    [],
  );
  return { typing, isAsking, ask, begin, isTyping };
}

interface WriterParts {
  toSave: (text: string) => Json;
  label: string;
  /** Ends the typing. */
  stop: () => void;
}

/** Saves what is typed, as long as what stands at the place is what was typed there last. */
function writer({ queue, change }: Editing, { file, pointer }: Place, { toSave, label, stop }: WriterParts) {
  const id = `canvas ${Date.now()}`;
  let last = valueAt(queue.json(file), pointer);
  let isOver = false;
  return (text: string): void => {
    if (isOver) return;
    const now = queue.json(file);
    isOver = !isSame(valueAt(now, pointer), last);
    if (isOver) {
      showFailure(new Error('Somebody else has changed this place meanwhile.'));
      stop();
    } else {
      last = toSave(text);
      change(file, setIn(now, pointer, last), label, id);
    }
  };
}

const isSame = (first: Json | undefined, second: Json | undefined) => JSON.stringify(first) === JSON.stringify(second);

/** A number stays one as long as a number is typed. */
const valueFor = (before: string | number, text: string): Json =>
  typeof before === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Sets a value, and whatever has to be around it and is not there yet. */
function setIn(json: Json | undefined, pointer: string, value: Json): Change {
  const keys = keysOfPointer(pointer);
  let at = '';
  for (const [index, key] of keys.entries()) {
    at = pointerTo(at, key);
    const inside = keys.slice(index + 1);
    if (inside.length && valueAt(json, at) === undefined)
      return { kind: 'set', pointer: at, value: inside.reduceRight<Json>((held, name) => ({ [name]: held }), value) };
  }
  return { kind: 'set', pointer, value };
}

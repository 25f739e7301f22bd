import { useEffect, useRef, useState } from 'react';
import { isEqualJson, type Json } from '#shared/json.ts';
import { formatPointer, parsePointer, readPath, valueAt } from '#shared/pointer.ts';
import type { FileLocation, JsonChange } from '#shared/studio.ts';
import { type Editing, useEditing } from '../../editing/Editing.tsx';
import { showFailure } from '../../editing/showFailure.ts';
import { ensureFile } from '../../queries.ts';
import type { CanvasPage } from '../canvasPage.ts';
import type { CanvasTarget } from '../canvasTarget.ts';
import { isText } from '../pageRegions.ts';
import { editTextInPlace } from './editTextInPlace.ts';
import type { Point, TypingSession } from './typingSession.ts';

export interface PageTyping {
  typing: TypingSession | undefined;
  /** True while the field for a link's address is open. */
  isAsking: boolean;
  ask: (isAsking: boolean) => void;
  /** Starts typing if the target is a text. */
  begin: (target: CanvasTarget, point?: Point) => void;
  isTyping: (target: EventTarget | null) => boolean;
}

/**
 * Edits texts of a page in place, and saves them as they are typed.
 * @param nameOf for the history and for screen readers
 */
export function usePageTyping(page: CanvasPage, nameOf: (place: FileLocation) => string): PageTyping {
  const editing = useEditing();
  const [typing, setTyping] = useState<TypingSession>();
  const [isAsking, setAsking] = useState(false);
  const current = useRef<TypingSession>(undefined);
  const asking = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: typing ends with its page
  useEffect(() => () => current.current?.end(), [page]);

  const ask = (isOpen: boolean) => {
    asking.current = isOpen;
    setAsking(isOpen);
  };
  const begin = async ({ shown, origin }: CanvasTarget, point?: Point) => {
    if (!isText(shown) || (origin?.shownAs !== 'text' && origin?.shownAs !== 'markdown')) return;
    const { file, pointer, shownAs, markup = 'inline' } = origin;
    const [code] = await Promise.all([shownAs === 'markdown' && import('./editMarkdownInPlace.ts'), ensureFile(file)]);
    const json = editing.queue.json(file);
    const written = valueAt(json, pointer) ?? (origin.isDefault && shown.data.trim());
    if (
      !shown.isConnected ||
      !page.document.defaultView ||
      (typeof written !== 'string' && typeof written !== 'number')
    )
      return;
    const name = nameOf(origin);
    current.current?.end();
    const parts = {
      text: String(written),
      markup,
      name,
      point,
      parts: page.sourceMap.piecesOf(shown).filter(isText),
      askForLink: () => ask(true),
      isAsking: () => asking.current,
      change: createTypingWriter(
        editing,
        { file, pointer },
        {
          toSave: (text) => parseTypedValue(written, text),
          label: name,
          // The editor reports a change before it has finished it.
          stop: () => queueMicrotask(() => current.current?.end()),
        },
      ),
      end: (hasChanged: boolean) => {
        current.current = undefined;
        setTyping(undefined);
        ask(false);
        if (hasChanged) void editing.flush().then(() => announceChange(page));
      },
    };
    current.current = code ? code.editMarkdownInPlace(shown, parts) : editTextInPlace(shown, parts);
    setTyping(current.current);
  };
  const isTyping = (target: EventTarget | null) => current.current?.element.contains(target as Node | null) === true;
  return { typing, isAsking, ask, begin, isTyping };
}

/** A page that runs no scripts updates itself then. */
const announceChange = ({ document }: CanvasPage) => document.defaultView?.dispatchEvent(new Event('lintel:follow'));

/** Saves what is typed, until somebody else changes the value. */
function createTypingWriter(
  { queue, change }: Editing,
  { file, pointer }: FileLocation,
  { toSave, label, stop }: { toSave: (text: string) => Json; label: string; stop: () => void },
) {
  const mergeId = `canvas ${Date.now()}`;
  let last = valueAt(queue.json(file), pointer);
  let isOver = false;
  return (text: string): void => {
    if (isOver) return;
    const json = queue.json(file);
    isOver = !isEqualJson(valueAt(json, pointer), last);
    if (isOver) {
      showFailure(new Error('Somebody else has changed this place meanwhile.'));
      stop();
    } else {
      last = toSave(text);
      change(file, setWithParents(json, pointer, last), label, mergeId);
    }
  };
}

const parseTypedValue = (before: string | number, text: string): Json =>
  typeof before === 'number' && text.trim() !== '' && Number.isFinite(Number(text)) ? Number(text) : text;

/** Sets a value, and creates the missing JSON objects around it. */
function setWithParents(json: Json | undefined, pointer: string, value: Json): JsonChange {
  const keys = parsePointer(pointer);
  const missing = keys.findIndex((_, index) => readPath(json, keys.slice(0, index + 1)) === undefined);
  const innerKeys = missing === -1 ? [] : keys.slice(missing + 1);
  return {
    kind: 'set',
    pointer: formatPointer(keys.slice(0, keys.length - innerKeys.length)),
    value: innerKeys.reduceRight<Json>((child, key) => ({ [key]: child }), value),
  };
}

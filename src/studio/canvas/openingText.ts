import { type RefObject, useEffect } from 'react';
import { HeldKeys, type HeldStroke } from '#shared/heldKeys.ts';
import { isSameLocation } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';

/*
 * A text of the page is opened in a frame of another origin, after the server has answered. From the wish to type until
 * then all keys of the studio are held here, wherever the focus is, and played into the text when it opens.
 */

/** Time after which a text that has not opened is given up, ms. */
const maxWaitMs = 30_000;

/** Pause after a key in which the focus may go over to the page: a key that is pressed at that very moment is lost. */
const quietMs = 40;

/** Text that is about to be typed into. */
export interface OpeningText {
  readonly held: HeldKeys;
  /** True for a text that was selected on the page; otherwise it is one of a block that is being inserted. */
  readonly isSelected: boolean;
  /** Known once the server has the block; absent for a text that was selected on the page. */
  text?: FileLocation;
  /** True if the user has gone elsewhere: what was typed before is saved, and the focus stays where it is. */
  isLeft: boolean;
  /** Fulfilled when the text is open, or given up. */
  readonly ended: Promise<void>;
  readonly end: () => void;
}

let openings: readonly OpeningText[] = [];
let lastKeyAt = 0;
let canvas: HTMLElement | null = null;
const cancelListeners = new Set<() => void>();

/** Text for which keys are held. */
const current = (): OpeningText | undefined => openings.findLast(({ isLeft }) => !isLeft);

/** True from the wish to type into a text of the page until it is open: nothing else may take the focus. */
export const isTextOpening = (): boolean => current() !== undefined;

/**
 * Holds all keys from now on, until a text of the page is open or given up.
 * @param isSelected true for a text that is selected on the page, false for one that is being inserted
 * @returns undefined where no page is shown
 */
export function holdKeys(isSelected = false): OpeningText | undefined {
  if (!canvas) return undefined;
  leaveText();
  let resolve: () => void;
  const ended = new Promise<void>((fulfil) => {
    resolve = fulfil;
  });
  const end = () => {
    clearTimeout(timeout);
    openings = openings.filter((one) => one !== opening);
    resolve();
  };
  const timeout = setTimeout(end, maxWaitMs);
  const opening: OpeningText = { held: new HeldKeys(), isSelected, isLeft: false, ended, end };
  openings = [...openings, opening];
  canvas.focus({ preventScroll: true });
  return opening;
}

/** @returns the opening of a text by itself; undefined for a text that is opened by the user */
export const openingOf = (place: FileLocation): OpeningText | undefined =>
  openings.find(({ text }) => text && isSameLocation(text, place));

/** @returns the opening of a text that the user has selected on the page */
export const openingBySelection = (): OpeningText | undefined => openings.findLast((one) => one.isSelected);

/** @returns true until a text is open, or given up */
export const isAwaited = (opening: OpeningText): boolean => openings.includes(opening);

/** @returns texts that are to open by themselves, in order */
export const expectedTexts = (): FileLocation[] => openings.flatMap(({ text }) => text ?? []);

/** Waits until no key has been pressed for a moment, and takes what was held. */
export async function takeHeldKeys({ held, end }: OpeningText): Promise<HeldStroke[]> {
  const rest = () => (held.isEmpty ? 0 : lastKeyAt + quietMs - performance.now());
  for (let ms = rest(); ms > 0; ms = rest()) await new Promise((resolve) => setTimeout(resolve, ms));
  const strokes = held.take();
  end();
  return strokes;
}

/** Ends the waiting for a text, unless something was typed for it: then it is opened, typed into and left. */
export function leaveText(): void {
  const opening = current();
  if (!opening) return;
  opening.isLeft = true;
  if (!opening.held.isEmpty) return;
  opening.end();
  for (const cancel of cancelListeners) cancel();
}

/** Calls back when a text that was to open by itself is cancelled. @returns a function that unsubscribes */
export function onCancelledText(listener: () => void): () => void {
  cancelListeners.add(listener);
  return () => cancelListeners.delete(listener);
}

const modifiers = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock', 'Dead', 'Process'];

function handleKey(event: KeyboardEvent): void {
  const opening = current();
  const { key, ctrlKey, metaKey } = event;
  const isPasting = (ctrlKey || metaKey) && key.toLowerCase() === 'v';
  if (!opening || isPasting || modifiers.includes(key)) return;
  const isHeld = key !== 'Escape' && opening.held.press(event);
  if (isHeld) lastKeyAt = performance.now();
  // A shortcut after something was typed was meant for the text, which is not open yet.
  const isShortcut = !isHeld && opening.held.isEmpty && key !== 'Escape';
  if (key === 'Escape' || isShortcut) leaveText();
  if (isShortcut) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

function handlePaste(event: ClipboardEvent): void {
  const opening = current();
  if (!opening) return;
  opening.held.paste(event.clipboardData?.getData('text/plain') ?? '');
  event.preventDefault();
  event.stopImmediatePropagation();
}

/**
 * Lets keys be held for the texts of a canvas, until it is unmounted.
 * @param section element that has the focus meanwhile
 */
export function useHeldKeys(section: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    canvas = section.current;
    const controller = new AbortController();
    const options = { capture: true, signal: controller.signal };
    addEventListener('keydown', handleKey, options);
    addEventListener('paste', handlePaste, options);
    addEventListener('pointerdown', leaveText, options);
    return () => {
      controller.abort();
      canvas = null;
      for (const { end } of openings) end();
    };
  }, [section]);
}

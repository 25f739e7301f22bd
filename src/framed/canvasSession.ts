import type { MessageHandlers, MessageToPage } from '#shared/framedPage.ts';
import type { MarkedTarget, MarkedTargets, MarkRects } from '#shared/pageMarks.ts';
import type { FileLocation } from '#shared/studio.ts';
import { BlockDrag } from './blockDrag.ts';
import { findTabSteps, handleCanvasKey } from './canvasKeys.ts';
import { type CanvasTarget, locationOfFrame, targetAtPoint } from './canvasTarget.ts';
import { listenToDragging } from './pageDragging.ts';
import { listenToKeys } from './pageKeys.ts';
import { listenToPasting } from './pagePasting.ts';
import { listenToPointer, type TargetFinder } from './pagePointer.ts';
import { PageSelection } from './pageSelection.ts';
import { PageSourceMap } from './pageSourceMap.ts';
import { previewText } from './previewText.ts';
import { rectOf } from './rects.ts';
import { revealOnPage } from './revealOnPage.ts';
import type { StudioConnection } from './studioConnection.ts';
import { PageTyping } from './typing/pageTyping.ts';
import type { Point } from './typing/typingSession.ts';
import { watchLayout } from './watchLayout.ts';

/** Editing of this page in the canvas of the studio, from `edit` to `release`. */
export class CanvasSession {
  readonly #send: StudioConnection['send'];
  readonly #controller = new AbortController();
  readonly #sourceMap = new PageSourceMap(document);
  readonly #selection = new PageSelection(this.#sourceMap);
  readonly #typing: PageTyping;
  readonly #drag = new BlockDrag(this.#sourceMap, () => this.#sendMarks());
  #isTrying = false;
  #shortcuts: readonly string[] = [];
  /** True if the trace has arrived; earlier clicks wait for it. */
  #isKnown = false;
  #waiting: (() => void) | undefined;
  #findHovered: TargetFinder = () => undefined;
  #hovered: CanvasTarget | undefined;
  #tabSteps = { hasNext: false, hasPrevious: false };
  #lastSent = '';

  constructor(send: StudioConnection['send']) {
    this.#send = send;
    this.#typing = new PageTyping(this.#sourceMap, send, this.#sendMarks);
    const { signal } = this.#controller;
    watchLayout({ onLayout: this.#sendMarks, onContent: () => this.#sourceMap.invalidate() }, signal);
    addEventListener('lintel:followed', this.#refresh, { signal });
    for (const type of ['focusin', 'focusout']) addEventListener(type, this.#sendMarks, { signal });
    // Before what points and selects: a drag does neither.
    const dragging = {
      isOff: (event: MouseEvent) => this.#isTrying || event.altKey || this.#typing.isTyping(event.target),
      selected: () => this.#selection.target?.frame,
      over: (block: FileLocation, x: number, y: number) => this.#drag.over(block, x, y),
      end: (isDropped: boolean) => this.#endDrag(isDropped),
    };
    listenToDragging(dragging, signal);
    const pointer = {
      hover: (find: TargetFinder) => {
        this.#findHovered = find;
        this.#hovered = find();
        this.#sendMarks();
      },
      select: (find: TargetFinder) => this.#chooseWhenKnown(find),
      type: (find: TargetFinder, point: Point) => this.#chooseWhenKnown(find, point),
      isTrying: () => this.#isTrying,
      isTyping: this.#typing.isTyping,
    };
    listenToPointer(this.#sourceMap, pointer, signal);
    const keys = {
      isOff: () => this.#isTrying || this.#typing.isTyping(document.activeElement),
      handle: (event: KeyboardEvent) => this.#handleKey(event),
      forward: (pressed: Extract<Parameters<typeof send>[0], { kind: 'key' }>['pressed']) =>
        send({ kind: 'key', pressed }),
      shortcuts: () => this.#shortcuts,
    };
    listenToKeys(keys, signal);
    listenToPasting({ isOff: keys.isOff, send }, signal);
  }

  /** Handlers of the messages that are for an edited page. */
  readonly handlers: MessageHandlers<MessageToPage> = {
    edit: ({ isTrying, shortcuts }) => {
      this.#isTrying = isTrying;
      this.#shortcuts = shortcuts;
    },
    trace: ({ trace, isKnown }) => {
      this.#selection.setTrace(trace);
      this.#isKnown = isKnown;
      if (isKnown) this.#continueWaiting();
      this.#selectionChanged();
    },
    select: ({ place, choice }) => {
      this.#selection.select(place, choice);
      this.#selectionChanged();
    },
    key: (pressed) => void this.#handleKey(pressed),
    point: ({ x, y }) => {
      const find = () =>
        x === undefined || y === undefined
          ? undefined
          : targetAtPoint(this.#sourceMap, document.elementFromPoint(x, y), x, y);
      this.#findHovered = find;
      this.#hovered = find();
      this.#sendMarks();
    },
    drag: ({ block, x, y }) => this.#drag.over(block, x, y),
    endDrag: ({ isDropped }) => this.#endDrag(isDropped),
    preview: (text) => previewText(this.#sourceMap, text),
    type: (answer) => void this.#typing.begin(answer),
    written: (message) => this.#typing.follow(message),
    format: ({ format }) => this.#typing.toggle(format),
    askForLink: () => this.#typing.askForLink(),
    link: ({ href, name }) => this.#typing.setLink(href, name),
    reload: () => {
      if (!document.querySelector('[data-typing]')) return;
      // From now on until it is loaded again, this page cannot be edited.
      this.#send({ kind: 'leaving' });
      location.reload();
    },
  };

  /** Text that is being typed. */
  get typed(): { name: string; text: string } | undefined {
    return this.#typing.typed;
  }

  end(): void {
    this.#typing.finish();
    this.#controller.abort();
  }

  #handleKey(pressed: Pick<KeyboardEvent, 'key' | 'shiftKey'>): boolean {
    return handleCanvasKey(pressed, this.#sourceMap, this.#selection.target, {
      select: (target) => {
        this.#choose(target);
        if (target) revealOnPage(target);
      },
      type: (target) => this.#typing.request(target),
    });
  }

  #endDrag(isDropped: boolean): void {
    const mark = this.#drag.end();
    if (isDropped && mark?.beside) this.#send({ kind: 'dropped', mark });
  }

  #chooseWhenKnown(find: TargetFinder, point?: Point): void {
    const choose = () => {
      const target = find();
      this.#choose(target);
      if (target && point) this.#typing.request(target, point);
    };
    if (this.#isKnown) choose();
    else this.#waiting = choose;
  }

  #continueWaiting(): void {
    this.#waiting?.();
    this.#waiting = undefined;
    this.#hovered = this.#findHovered();
  }

  #choose(target: CanvasTarget | undefined): void {
    const choice = this.#selection.choose(target);
    // The outline is drawn before everything else that follows from the address.
    this.#selectionChanged();
    const place = target && { file: target.place.file, pointer: target.place.pointer };
    this.#send({ kind: 'chosen', place, choice });
  }

  readonly #refresh = (): void => {
    this.#selection.refresh();
    this.#drag.refresh();
    this.#selectionChanged();
  };

  #selectionChanged(): void {
    this.#tabSteps = findTabSteps(this.#sourceMap, this.#selection.target);
    this.#sendMarks();
  }

  readonly #sendMarks = (): void => {
    if (this.#controller.signal.aborted) return;
    const [hovered, selected] = [this.#hovered, this.#selection.target];
    const targets: MarkedTargets = {
      ...(hovered && { hovered: describeTarget(hovered) }),
      ...(selected && { selected: describeTarget(selected), ...this.#tabSteps }),
      ...(this.#typing.marks && { typing: this.#typing.marks }),
      ...(this.#drag.mark && { drag: this.#drag.mark }),
      isInField:
        document.activeElement?.matches('input, textarea, select, [contenteditable], [contenteditable] *') ?? false,
    };
    const rects: MarkRects = withoutUndefined({
      hovered: hovered && rectOf(hovered),
      hoveredBlock: hovered?.frame && rectOf({ frame: hovered.frame }),
      selected: selected && rectOf(selected),
      selectedBlock: selected?.frame && rectOf({ frame: selected.frame }),
      typing: this.#typing.element && rectOf({ frame: this.#typing.element }),
      drop: this.#drag.line,
    });
    const marks = JSON.stringify([targets, rects]);
    if (marks === this.#lastSent) return;
    this.#lastSent = marks;
    this.#send({ kind: 'marks', targets, rects });
  };
}

function describeTarget({ place: { file, pointer }, shown, parts, frame }: CanvasTarget): MarkedTarget {
  return {
    place: { file, pointer },
    kind: shown ? 'value' : parts ? 'parts' : 'block',
    ...(frame && { block: locationOfFrame(frame) }),
  };
}

const withoutUndefined = (rects: { [Name in keyof MarkRects]: MarkRects[Name] | undefined }): MarkRects =>
  Object.fromEntries(Object.entries(rects).filter(([, rect]) => rect)) as MarkRects;

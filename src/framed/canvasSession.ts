import type { MessageHandlers, MessageToPage } from '#shared/framedPage.ts';
import type { MarkedTargets, MarkRects } from '#shared/pageMarks.ts';
import type { FileLocation } from '#shared/studio.ts';
import { Arrival } from './arrival.ts';
import { BlockDrag } from './blockDrag.ts';
import { findTabSteps, handleCanvasKey } from './canvasKeys.ts';
import { type CanvasTarget, targetAtPoint } from './canvasTarget.ts';
import { describeTarget, withoutUndefined } from './describeMarks.ts';
import { listenToDragging } from './pageDragging.ts';
import { listenToKeys } from './pageKeys.ts';
import { listenToPasting } from './pagePasting.ts';
import { listenToPointer, stopEvent, type TargetFinder } from './pagePointer.ts';
import { PageSelection } from './pageSelection.ts';
import { PageSourceMap } from './pageSourceMap.ts';
import { previewText } from './previewText.ts';
import { rectOf } from './rects.ts';
import { revealOnPage } from './revealOnPage.ts';
import type { StudioConnection } from './studioConnection.ts';
import { holdPageKeys } from './typing/holdPageKeys.ts';
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
  readonly #arrival: Arrival;
  #isTrying = false;
  #shortcuts: readonly string[] = [];
  /** True if the trace has arrived; earlier clicks wait for it. */
  #isKnown = false;
  #waiting: { choose: () => void; isToType: boolean } | undefined;
  #findHovered: TargetFinder = () => undefined;
  #hovered: CanvasTarget | undefined;
  #tabSteps = { hasNext: false, hasPrevious: false };
  #lastSent = '';

  constructor(send: StudioConnection['send']) {
    this.#send = send;
    this.#typing = new PageTyping(this.#sourceMap, send, this.#sendMarks);
    this.#arrival = new Arrival(this.#sourceMap, (target) => {
      this.#choose(target, true);
      this.#typing.request(target);
    });
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
    const holder = {
      held: this.#typing.held,
      isHolding: () => this.#typing.isOpening || this.#waiting?.isToType === true,
      cancel: () => {
        this.#waiting = undefined;
        this.#typing.refuse();
      },
    };
    holdPageKeys(holder, signal);
    const keys = {
      isOff: () => this.#isTrying || this.#typing.isTyping(document.activeElement),
      handle: (event: KeyboardEvent) => this.#handleKey(event),
      forward: (pressed: Extract<Parameters<typeof send>[0], { kind: 'key' }>['pressed']) =>
        send({ kind: 'key', pressed }),
      shortcuts: () => this.#shortcuts,
    };
    listenToKeys(keys, signal);
    listenToPasting({ isOff: keys.isOff, send }, signal);
    addEventListener('keydown', this.#typeOn, { capture: true, signal });
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
      this.#arrival.begin();
    },
    select: ({ place, choice }) => {
      this.#selection.select(place, choice);
      this.#selectionChanged();
    },
    arrive: (block) => this.#arrival.expect(block),
    cancelArrival: () => this.#arrival.cancel(),
    key: (pressed) => {
      this.#handleKey(pressed);
      if (pressed.key === 'Enter' && !this.#typing.isOpening) this.#send({ kind: 'nothingToType' });
    },
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
    findAgain: ({ request }) => this.#typing.findAgain(request),
    refuseTyping: ({ request }) => this.#typing.refuse(request),
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

  /** Tab goes on with the next text while one is typed into. In a list it changes the level, as in any editor. */
  readonly #typeOn = (event: KeyboardEvent): void => {
    const { key, shiftKey, isComposing } = event;
    if (key !== 'Tab' || isComposing || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!this.#typing.isTyping(event.target) || this.#typing.isInList) return;
    const next = this.#typing.leaveForNext(shiftKey ? -1 : 1);
    if (!next) return;
    stopEvent(event);
    this.#choose(next, true);
    revealOnPage(next);
    this.#typing.request(next);
  };

  #chooseWhenKnown(find: TargetFinder, point?: Point): void {
    const choose = () => {
      const target = find();
      this.#choose(target);
      if (target && point) this.#typing.request(target, point);
    };
    if (this.#isKnown) choose();
    else this.#waiting = { choose, isToType: point !== undefined };
  }

  #continueWaiting(): void {
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.choose();
    if (!this.#typing.isOpening) this.#typing.held.take();
    this.#hovered = this.#findHovered();
  }

  #choose(target: CanvasTarget | undefined, isToType = false): void {
    this.#arrival.leave();
    const choice = this.#selection.choose(target);
    // The outline is drawn before everything else that follows from the address.
    this.#selectionChanged();
    const place = target && { file: target.place.file, pointer: target.place.pointer };
    this.#send({ kind: 'chosen', place, choice, isToType });
  }

  readonly #refresh = (): void => {
    // Observers of the page hear of the change only after this.
    this.#sourceMap.invalidate();
    this.#selection.refresh();
    this.#drag.refresh();
    this.#selectionChanged();
    this.#arrival.follow();
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

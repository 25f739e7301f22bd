import type { PastedContents } from '#markdown/paste/clipboard.ts';
import { FollowedText, type WrittenText } from '#shared/followedText.ts';
import type { MessageToPage } from '#shared/framedPage.ts';
import { HeldKeys } from '#shared/heldKeys.ts';
import type { MarkedTargets } from '#shared/pageMarks.ts';
import type { TracedSourceLocation } from '#shared/pageTrace.ts';
import { isPrompt } from '#shared/prompt.ts';
import { type CanvasTarget, targetOfNode } from '../canvasTarget.ts';
import { sendPasted } from '../pagePasting.ts';
import { isText } from '../pageRegions.ts';
import type { PageSourceMap } from '../pageSourceMap.ts';
import type { StudioConnection } from '../studioConnection.ts';
import { editTextInPlace } from './editTextInPlace.ts';
import { isTextTarget, nextText, type TextTarget } from './nextText.ts';
import { playStroke } from './playStroke.ts';
import { showWhileEmpty } from './showWhileEmpty.ts';
import type { Point, TypingSession } from './typingSession.ts';

interface RequestedTyping {
  shown: Text;
  origin: TracedSourceLocation;
  point: Point | undefined;
}

/** Typing into texts of this page. The studio says what is written in the file, and saves what is typed. */
export class PageTyping {
  readonly #sourceMap: PageSourceMap;
  readonly #send: StudioConnection['send'];
  readonly #onChange: () => void;
  /** Keys pressed since a text was requested. */
  readonly held = new HeldKeys();
  #requestCount = 0;
  #requested: RequestedTyping | undefined;
  #session: (TypingSession & { origin: TracedSourceLocation }) | undefined;
  #followed: (FollowedText & { request: number }) | undefined;
  #isAsking = false;

  /** @param onChange called when typing begins or ends, and when the caret has moved */
  constructor(sourceMap: PageSourceMap, send: StudioConnection['send'], onChange: () => void) {
    this.#sourceMap = sourceMap;
    this.#send = send;
    this.#onChange = onChange;
  }

  get element(): HTMLElement | undefined {
    return this.#session?.element;
  }

  /** Text in the editor, also if the studio does not have it yet. */
  get typed(): { name: string; text: string } | undefined {
    const { element } = this;
    // biome-ignore lint/performance/useDomNodeTextContent: the lines of an editor are elements
    const text = element && 'value' in element ? String(element.value) : element?.innerText;
    return text === undefined ? undefined : { name: element?.ariaLabel ?? '', text };
  }

  get marks(): MarkedTargets['typing'] {
    if (!this.#session) return undefined;
    const { rich } = this.#session;
    return { isRich: rich !== undefined, isFlow: rich?.isFlow ?? false, active: rich?.active() ?? [] };
  }

  get isInList(): boolean {
    const active = this.#session?.rich?.active() ?? [];
    return active.includes('bulletList') || active.includes('orderedList');
  }

  /** True from a request until the text is open, or refused. */
  get isOpening(): boolean {
    return this.#requested !== undefined;
  }

  isTyping = (target: EventTarget | null): boolean => this.#session?.element.contains(target as Node | null) === true;

  /** Asks the studio for the text of a target, if it is one that can be typed into. */
  request(target: CanvasTarget, point?: Point): void {
    if (!isTextTarget(target)) return;
    // Keys that are held belong to the text that was requested first.
    if (this.isOpening && !this.held.isEmpty) return;
    this.#requestCount++;
    this.#ask(target, point);
  }

  #ask({ shown, origin }: TextTarget, point: Point | undefined, isAgain = false): void {
    this.#requested = { shown, origin, point };
    const place = { file: origin.file, pointer: origin.pointer };
    this.#send({ kind: 'wantsTyping', request: this.#requestCount, place, shown: shown.data.trim(), isAgain });
  }

  /** Finds anew where the requested text is written: what it was found with did not know the last changes. */
  findAgain(request: number): void {
    if (!this.#requested || request !== this.#requestCount) return;
    const shown = this.#shownNow(this.#requested);
    const target = shown && targetOfNode(this.#sourceMap, shown);
    if (isTextTarget(target)) this.#ask(target, this.#requested.point, true);
    else this.#giveUp(request);
  }

  #giveUp(request: number): void {
    this.refuse(request);
    this.#send({ kind: 'typingEnded', request, hasChanged: false });
  }

  /** Ends a request without typing: the text is none of a file, or the user has cancelled it. */
  refuse(request = this.#requestCount): void {
    if (request !== this.#requestCount) return;
    this.#requested = undefined;
    this.held.take();
  }

  /** Begins typing, with what was typed before. `text` is as it is written in the file. */
  async begin({ request, text, name, held, isLeft }: Extract<MessageToPage, { kind: 'type' }>): Promise<void> {
    const isCurrent = () => this.isOpening && request === this.#requestCount;
    if (!isCurrent()) return;
    this.held.addBefore(held);
    const isMarkdown = this.#requested?.origin.shownAs === 'markdown';
    const code = isMarkdown ? await import('./editMarkdownInPlace.ts') : undefined;
    await this.#untilLive();
    if (!this.#requested || !isCurrent()) return;
    const { origin, point } = this.#requested;
    const shown = this.#shownNow(this.#requested);
    if (!shown) return this.#giveUp(request);
    this.finish();
    this.#requested = undefined;
    const followed = new FollowedText(text);
    this.#followed = Object.assign(followed, { request });
    const prompt = text === '' && isPrompt(shown.data) ? shown.data.trim() : undefined;
    const options = {
      text,
      markup: origin.markup ?? 'inline',
      name,
      point,
      parts: this.#sourceMap.piecesOf(shown).filter(isText),
      askForLink: () => this.askForLink(),
      partlyPasted: (contents: PastedContents) => void sendPasted(this.#send, contents, true),
      isAsking: () => this.#isAsking,
      onCaret: this.#onChange,
      change: (typed: string) => {
        this.#session?.element.toggleAttribute('data-empty', typed === '');
        this.#send({ kind: 'typed', request, ...followed.type(typed) });
      },
      end: (hasChanged: boolean, words: readonly string[] = []) => {
        this.#session = undefined;
        if (hasChanged) this.#sourceMap.noteTyped(origin, words);
        this.#followed = undefined;
        this.#isAsking = false;
        this.#onChange();
        this.#send({ kind: 'typingEnded', request, hasChanged });
      },
    };
    const session = code ? code.editMarkdownInPlace(shown, options) : editTextInPlace(shown, options);
    this.#session = { ...session, origin };
    this.#passUndoOn(this.#session.element, () => followed.isTouched);
    if (prompt) showWhileEmpty(this.#session.element, prompt);
    this.#onChange();
    this.#play();
    if (isLeft) this.finish();
  }

  /** Plays held keys into the open text. After a Tab the rest waits for the next text. */
  #play(): void {
    while (this.#session && !this.isOpening) {
      const stroke = this.held.shift();
      if (!stroke) return;
      playStroke(this.#session, stroke);
    }
    if (!this.isOpening) this.held.take();
  }

  /** Waits until the island of the requested text is no longer hydrated: that would render the text anew. */
  async #untilLive(): Promise<void> {
    const island = this.#requested?.shown.parentElement?.closest('[data-hydrating]');
    if (island) await new Promise((resolve) => island.addEventListener('lintel:live', resolve, { once: true }));
  }

  /** The page may have been rendered anew since the request. */
  #shownNow({ shown, origin }: RequestedTyping): Text | undefined {
    return shown.isConnected ? shown : this.#sourceMap.nodesAt(origin).find(isText);
  }

  /** Shows a text that was saved elsewhere, unless another one is being typed. */
  follow({ request, ...written }: WrittenText & { request: number }): void {
    const followed = this.#followed;
    if (followed?.request !== request) return;
    followed.follow(written, (text) => this.#session?.show(text) ?? false);
    this.#onChange();
  }

  /** Passes undo and redo on to the studio as long as nothing was typed: the text itself has nothing to undo. */
  #passUndoOn(element: HTMLElement, isTouched: () => boolean): void {
    const handleKey = (event: KeyboardEvent) => {
      const { key, code, ctrlKey, metaKey, altKey, shiftKey } = event;
      if (isTouched() || altKey || !(ctrlKey || metaKey) || !['z', 'y'].includes(key.toLowerCase())) return;
      event.preventDefault();
      this.#send({ kind: 'key', pressed: { key, code, ctrlKey, metaKey, altKey, shiftKey } });
    };
    element.addEventListener('keydown', handleKey, { capture: true });
  }

  finish(): void {
    this.#session?.end();
  }

  /**
   * Ends typing to go on with the next text.
   * @returns that text; without one undefined, and the text stays open
   */
  leaveForNext(by: 1 | -1): TextTarget | undefined {
    // What is edited in place stands behind what it replaces, which stays.
    const from = this.#session?.element.previousSibling;
    const origin = this.#session?.origin;
    if (!from || !origin) return undefined;
    const find = () => nextText(this.#sourceMap, from, origin, by);
    if (!find()) return undefined;
    this.finish();
    // What was typed is part of the page now: only now equal prompts are told from each other.
    return find();
  }

  toggle: NonNullable<TypingSession['rich']>['toggle'] = (format) => this.#session?.rich?.toggle(format);

  /** Lets the studio ask for the address of a link. The focus goes there meanwhile. */
  askForLink(): void {
    const rich = this.#session?.rich;
    if (!rich) return;
    this.#isAsking = true;
    this.#send({ kind: 'wantsLink', href: rich.href() });
  }

  /** Parameters as of `RichText.setLink`. */
  setLink(href: string | undefined, name: string): void {
    this.#session?.rich?.setLink(href, name);
    this.#isAsking = false;
  }
}

import type { PastedContents } from '#markdown/paste/clipboard.ts';
import { FollowedText, type WrittenText } from '#shared/followedText.ts';
import type { MarkedTargets } from '#shared/pageMarks.ts';
import type { TracedSourceLocation } from '#shared/pageTrace.ts';
import type { CanvasTarget } from '../canvasTarget.ts';
import { sendPasted } from '../pagePasting.ts';
import { isText } from '../pageRegions.ts';
import type { PageSourceMap } from '../pageSourceMap.ts';
import type { StudioConnection } from '../studioConnection.ts';
import { editTextInPlace } from './editTextInPlace.ts';
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
  #requestCount = 0;
  #requested: RequestedTyping | undefined;
  #session: TypingSession | undefined;
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

  isTyping = (target: EventTarget | null): boolean => this.#session?.element.contains(target as Node | null) === true;

  /** Asks the studio for the text of a target, if it is one that can be typed into. */
  request({ shown, origin }: CanvasTarget, point?: Point): void {
    if (!isText(shown) || (origin?.shownAs !== 'text' && origin?.shownAs !== 'markdown')) return;
    this.#requested = { shown, origin, point };
    const place = { file: origin.file, pointer: origin.pointer };
    this.#send({ kind: 'wantsTyping', request: ++this.#requestCount, place, shown: shown.data.trim() });
  }

  /** Begins typing. @param text as it is written in the file */
  async begin({ request, text, name }: { request: number; text: string; name: string }): Promise<void> {
    const requested = this.#requested;
    if (!requested || request !== this.#requestCount) return;
    const { shown, origin, point } = requested;
    const code = origin.shownAs === 'markdown' ? await import('./editMarkdownInPlace.ts') : undefined;
    const island = shown.parentElement?.closest('[data-hydrating]');
    if (island) await new Promise((resolve) => island.addEventListener('lintel:live', resolve, { once: true }));
    if (!shown.isConnected || request !== this.#requestCount) return;
    this.finish();
    this.#requested = undefined;
    const followed = new FollowedText(text);
    this.#followed = Object.assign(followed, { request });
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
      change: (typed: string) => this.#send({ kind: 'typed', request, ...followed.type(typed) }),
      end: (hasChanged: boolean, words: readonly string[] = []) => {
        this.#session = undefined;
        if (hasChanged) this.#sourceMap.noteTyped(origin, words);
        this.#followed = undefined;
        this.#isAsking = false;
        this.#onChange();
        this.#send({ kind: 'typingEnded', request, hasChanged });
      },
    };
    this.#session = code ? code.editMarkdownInPlace(shown, options) : editTextInPlace(shown, options);
    this.#passUndoOn(this.#session.element, () => followed.isTouched);
    this.#onChange();
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

import { callEach } from '../failures/callEach.ts';
import { followTyping } from '../failures/typed.ts';
import { PageOrigins } from './pageOrigins.ts';

/** Attributes that move what is on a page. */
const moving = ['style', 'class', 'hidden', 'open', 'aria-selected', 'aria-expanded', 'data-active', 'data-off'];

let last = 0;

/** A page in the canvas, from the moment that it can be read to the one at which another takes its place. */
export class LivePage {
  readonly document: Document;
  readonly window: Window;
  readonly origins: PageOrigins;
  /** Another one for each page that is shown. */
  readonly number: number;
  readonly #listeners = new Set<() => void>();
  readonly #ends = new AbortController();
  #turn = 0;

  constructor(document: Document) {
    this.document = document;
    this.window = document.defaultView as Window;
    this.origins = new PageOrigins(document);
    last++;
    this.number = last;
    // A widget's script would run beside the studio, with all that the studio may do.
    for (const widget of document.querySelectorAll<HTMLElement>('[data-widget]')) delete widget.dataset.widget;
    const { signal } = this.#ends;
    followTyping(document, signal);
    for (const name of ['scroll', 'resize', 'transitionend', 'animationend', 'toggle', 'load'])
      this.window.addEventListener(name, this.#moved, { capture: true, passive: true, signal });
    const sizes = new ResizeObserver(this.#moved);
    sizes.observe(document.body);
    const changes = new MutationObserver((records) => {
      if (records.some(({ type }) => type !== 'attributes')) this.origins.expire();
      this.#moved();
    });
    changes.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: moving });
    signal.addEventListener('abort', () => {
      sizes.disconnect();
      changes.disconnect();
      cancelAnimationFrame(this.#turn);
    });
  }

  /** Calls back, at most once a frame, when something on the page may be elsewhere; gives what ends that. */
  onMove = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Follows the page no more. */
  end(): void {
    this.#ends.abort();
  }

  readonly #moved = (): void => {
    this.#turn ||= requestAnimationFrame(() => {
      this.#turn = 0;
      callEach(this.#listeners);
    });
  };
}

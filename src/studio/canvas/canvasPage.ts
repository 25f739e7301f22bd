import { Listeners } from '../failures/Listeners.ts';
import { trackTyping } from '../failures/typedTexts.ts';
import { PageSourceMap } from './pageSourceMap.ts';

const layoutAttributes = [
  'style',
  'class',
  'hidden',
  'open',
  'aria-selected',
  'aria-expanded',
  'data-active',
  'data-off',
];

let lastPageId = 0;

/** A page in the canvas, until another one replaces it. */
export class CanvasPage {
  readonly document: Document;
  readonly window: Window;
  readonly sourceMap: PageSourceMap;
  readonly id = ++lastPageId;
  readonly #listeners = new Listeners();
  readonly #controller = new AbortController();
  #frameRequest = 0;

  constructor(document: Document) {
    this.document = document;
    this.window = document.defaultView as Window;
    this.sourceMap = new PageSourceMap(document);
    // A widget's script would run beside the studio, with all that the studio may do.
    for (const widget of document.querySelectorAll<HTMLElement>('[data-widget]')) delete widget.dataset.widget;
    const { signal } = this.#controller;
    trackTyping(document, signal);
    for (const name of ['scroll', 'resize', 'transitionend', 'animationend', 'toggle', 'load'])
      this.window.addEventListener(name, this.#notify, { capture: true, passive: true, signal });
    const resizeObserver = new ResizeObserver(this.#notify);
    resizeObserver.observe(document.body);
    const mutationObserver = new MutationObserver((records) => {
      if (records.some(({ type }) => type !== 'attributes')) this.sourceMap.invalidate();
      this.#notify();
    });
    mutationObserver.observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: layoutAttributes,
    });
    signal.addEventListener('abort', () => {
      resizeObserver.disconnect();
      mutationObserver.disconnect();
      cancelAnimationFrame(this.#frameRequest);
    });
  }

  /** Subscribes to changes of the layout, at most once a frame. */
  onLayoutChange = this.#listeners.subscribe;

  dispose(): void {
    this.#controller.abort();
  }

  readonly #notify = (): void => {
    this.#frameRequest ||= requestAnimationFrame(() => {
      this.#frameRequest = 0;
      this.#listeners.notify();
    });
  };
}

import { type MessageFromPage, type MessageToPage, readMessageFromPage, wrapMessage } from '#shared/framedPage.ts';
import type { MarkedTargets, MarkRects } from '#shared/pageMarks.ts';
import { Listeners } from '../failures/Listeners.ts';
import { reportFailure } from '../failures/reportFailure.tsx';
import { siteOrigin } from './siteOrigin.ts';

type MessageOf<Kind extends MessageFromPage['kind']> = Extract<MessageFromPage, { kind: Kind }>;

let lastPageId = 0;

/** A page in a frame, until another one replaces it. It is of another origin: all that the studio has of it is messages. */
export class FramedPage {
  readonly id = ++lastPageId;
  /** Path and search. */
  address: string;
  targets: MarkedTargets = { isInField: false };
  rects: MarkRects = {};
  readonly #frame: HTMLIFrameElement;
  readonly #messages = new Listeners<[message: MessageFromPage]>();
  readonly #marks = new Listeners();

  constructor(frame: HTMLIFrameElement, address: string) {
    this.#frame = frame;
    this.address = address;
  }

  send = (message: MessageToPage): void => {
    this.#frame.contentWindow?.postMessage(wrapMessage(message), siteOrigin);
  };

  /** @returns a function that unsubscribes */
  on = <Kind extends MessageFromPage['kind']>(kind: Kind, listener: (message: MessageOf<Kind>) => void): (() => void) =>
    this.#messages.subscribe((message) => {
      if (message.kind === kind) listener(message as MessageOf<Kind>);
    });

  /** Subscribes to changes of `targets` and `rects`. */
  onMarks = this.#marks.subscribe;

  /** Focuses the page, unless it has the focus: keys that are pressed at that moment would be lost. */
  focus(): void {
    if (document.activeElement !== this.#frame) this.#frame.focus();
  }

  receive(message: MessageFromPage): void {
    if (message.kind === 'moved') this.address = message.address;
    else if (message.kind === 'marks') this.#setMarks(message);
    else if (message.kind === 'failed')
      reportFailure(Object.assign(new Error(message.message), { stack: message.stack }), message.typed);
    this.#messages.notify(message);
  }

  #setMarks({ targets, rects }: MessageOf<'marks'>): void {
    // The same object as long as nothing else is marked: only positions change while one scrolls.
    if (JSON.stringify(targets) !== JSON.stringify(this.targets)) this.targets = targets;
    this.rects = rects;
    this.#marks.notify();
  }
}

/**
 * Calls back with each page that a frame shows as soon as it can be edited, and with undefined while another one is
 * loading; the result stops it.
 */
export function connectFrame(frame: HTMLIFrameElement, onPage: (page: FramedPage | undefined) => void): () => void {
  let page: FramedPage | undefined;
  const receive = ({ source, origin, data }: MessageEvent) => {
    if (origin !== siteOrigin || source !== frame.contentWindow) return;
    const message = readMessageFromPage(data);
    if (message?.kind === 'ready') {
      page = new FramedPage(frame, message.address);
      onPage(page);
    } else if (message?.kind === 'leaving') {
      page = undefined;
      onPage(undefined);
    } else if (message) page?.receive(message);
  };
  addEventListener('message', receive);
  return () => removeEventListener('message', receive);
}

import {
  type MessageFromPage,
  type MessageToPage,
  readMessageToPage,
  studioOriginName,
  wrapMessage,
} from '#shared/framedPage.ts';

/** Messages to and from the studio around this page. */
export class StudioConnection {
  readonly #origin: string;
  readonly #window: Window;

  constructor(origin: string, window: Window) {
    this.#origin = origin;
    this.#window = window;
  }

  send = (message: MessageFromPage): void => {
    // Only the studio gets it, whoever else frames this page.
    this.#window.postMessage(wrapMessage(message), this.#origin);
  };

  listen(onMessage: (message: MessageToPage) => void): void {
    addEventListener('message', ({ origin, source, data }) => {
      if (origin !== this.#origin || source !== this.#window) return;
      const message = readMessageToPage(data);
      if (message) onMessage(message);
    });
  }
}

/** Connects to the studio around this page; undefined outside of a frame. */
export function connectToStudio(): StudioConnection | undefined {
  const origin = document.querySelector<HTMLMetaElement>(`meta[name=${studioOriginName}]`)?.content;
  return origin === undefined || parent === window ? undefined : new StudioConnection(origin, parent);
}

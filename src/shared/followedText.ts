/** A text that was saved elsewhere while it was open on a page. */
export interface WrittenText {
  /** Number of this message; later ones have higher numbers. */
  number: number;
  text: string;
  /** Text that the page shows as far as the sender knows. A page that shows another one has more to say. */
  shown: string;
}

/** Text that somebody types, and the last text from elsewhere that it is based on. */
export interface TypedText {
  text: string;
  /** `number` of the last written text that was taken over; 0 before any. */
  seen: number;
}

/** Text in an open editor, which follows what is saved elsewhere until both differ. */
export class FollowedText {
  #text: string;
  #seen = 0;
  #isTouched = false;

  constructor(text: string) {
    this.#text = text;
  }

  get text(): string {
    return this.#text;
  }

  /** True as soon as something was typed. */
  get isTouched(): boolean {
    return this.#isTouched;
  }

  /** Notes what somebody has typed. */
  type(text: string): TypedText {
    this.#text = text;
    this.#isTouched = true;
    return { text, seen: this.#seen };
  }

  /**
   * Takes over a text from elsewhere, unless something is typed that the sender did not know of, or the editor cannot
   * show it now: the text stays, and `seen` tells the sender that both differ.
   * @param show shows a text in the editor; false if it cannot
   */
  follow({ number, text, shown }: WrittenText, show: (text: string) => boolean): void {
    if (this.#text !== shown) return;
    if (text !== this.#text && !show(text)) return;
    this.#text = text;
    this.#seen = number;
  }
}

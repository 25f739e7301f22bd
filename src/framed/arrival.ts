import { isSameLocation } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import { type CanvasTarget, targetOfFrame, targetOfNode } from './canvasTarget.ts';
import { isText } from './pageRegions.ts';
import type { PageSourceMap } from './pageSourceMap.ts';
import { revealOnPage } from './revealOnPage.ts';

interface ArrivingBlock {
  place: FileLocation;
  /** Text in which typing is to begin, with what the page shows there. */
  text: FileLocation | undefined;
  shown: string;
}

/** Scrolls to a block that was inserted or moved, after the page has followed, and begins typing in a new one. */
export class Arrival {
  readonly #sourceMap: PageSourceMap;
  readonly #type: (target: CanvasTarget) => void;
  #block: ArrivingBlock | undefined;
  /** True once the page has followed a change since: before, another block may stand there. */
  #hasFollowed = false;
  #isRevealed = false;

  /** @param type called once with the first text of a new block */
  constructor(sourceMap: PageSourceMap, type: (target: CanvasTarget) => void) {
    this.#sourceMap = sourceMap;
    this.#type = type;
  }

  expect(block: ArrivingBlock): void {
    this.#block = block;
    this.#hasFollowed = false;
    this.#isRevealed = false;
  }

  /** Ends the waiting: the user has gone elsewhere, and stays there. */
  cancel(): void {
    this.#block = undefined;
  }

  /** Called when something else is chosen on the page. Of a new block the studio knows whether it is still waited for. */
  leave(): void {
    if (!this.#block?.text) this.cancel();
  }

  /** Called when the page has followed a change. */
  follow(): void {
    if (!this.#block) return;
    this.#hasFollowed = true;
    const { place } = this.#block;
    const frame = this.#sourceMap.frames.find(({ at }) => at === `${place.file}#${place.pointer}`)?.element;
    if (frame && !this.#isRevealed) {
      this.#isRevealed = true;
      revealOnPage(targetOfFrame(frame));
    }
    this.begin();
  }

  /** Called when it may have become known where the texts of the page are written. */
  begin(): void {
    if (!this.#block || !this.#hasFollowed) return;
    const target = this.#block.text ? this.#targetOf(this.#block.text, this.#block.shown) : undefined;
    if (!target && (this.#block.text || !this.#isRevealed)) return;
    this.#block = undefined;
    if (!target) return;
    revealOnPage(target);
    this.#type(target);
  }

  #targetOf(text: FileLocation, words: string): CanvasTarget | undefined {
    for (const [shown, source] of this.#sourceMap.sourcesByNode)
      if (isText(shown) && isSameLocation(source, text) && this.#shows(shown, words))
        return targetOfNode(this.#sourceMap, shown);
    return undefined;
  }

  /** A text that a script has split is found by its pieces. */
  #shows(shown: Text, words: string): boolean {
    return shown.data.trim() === words || this.#sourceMap.piecesOf(shown).length > 1;
  }
}

import type { PageTrace } from '#shared/pageTrace.ts';
import { isSameLocation } from '#shared/pointer.ts';
import type { FileLocation } from '#shared/studio.ts';
import type { CanvasTarget } from './canvasTarget.ts';
import { findOnPage } from './findOnPage.ts';
import type { PageSourceMap } from './pageSourceMap.ts';
import { revealOnPage } from './revealOnPage.ts';

/** The selection of the studio, found on this page. */
export class PageSelection {
  readonly #sourceMap: PageSourceMap;
  #key: string | undefined;
  #place: FileLocation | undefined;
  /** Target that was chosen on this page: a value may be shown in several places. */
  #chosen: CanvasTarget | undefined;
  /** Choice that the studio does not know of yet. */
  #pending: { target: CanvasTarget | undefined } | undefined;
  #choiceCount = 0;
  #shownFor: string | undefined;
  #found: CanvasTarget | undefined;

  constructor(sourceMap: PageSourceMap) {
    this.#sourceMap = sourceMap;
  }

  /** Undefined also if the page does not show it. */
  get target(): CanvasTarget | undefined {
    return this.#pending ? this.#pending.target : this.#found;
  }

  setTrace(trace: PageTrace | undefined): void {
    this.#sourceMap.setTrace(trace);
    this.refresh();
  }

  /**
   * Takes over what is selected in the studio. A selection made elsewhere is scrolled to.
   * @param choice number of the last choice that the studio knows of: with an older one, a newer choice is on its way
   */
  select(place: FileLocation | undefined, choice: number): void {
    if (choice < this.#choiceCount) return;
    this.#place = place;
    this.#key = place && `${place.file}#${place.pointer}`;
    this.#pending = undefined;
    this.refresh();
  }

  /** @returns number of the choice, for the studio */
  choose(target: CanvasTarget | undefined): number {
    this.#chosen = target;
    this.#pending = { target };
    return ++this.#choiceCount;
  }

  /** Finds the selection again: an update of the page may have moved or removed it. */
  refresh(): void {
    this.#found = this.#find();
    if (!this.#found || this.#pending || this.#shownFor === this.#key) return;
    this.#shownFor = this.#key;
    if (this.#found !== this.#chosen) revealOnPage(this.#found);
  }

  #find(): CanvasTarget | undefined {
    if (!this.#place) return undefined;
    const last = this.#chosen;
    if (last && isSameLocation(last.place, this.#place) && isOnPage(last)) return last;
    return findOnPage(this.#sourceMap, this.#place);
  }
}

const isOnPage = ({ shown, frame }: CanvasTarget): boolean => (shown ?? frame)?.isConnected === true;

import { LRUCache } from 'lru-cache';
import { CodeFailure, type Failure } from '#engine/problems/codeFailure.ts';
import { UnusableCode } from '#engine/problems/unusableCode.ts';
import type { DevView } from '#shared/devState.ts';
import { formatViewQuery } from './devView.ts';

interface ShownPage {
  html: string;
  isFound: boolean;
}

/** Limit of the pages in memory. */
const maxPages = 20;

/** Pages as they were last shown, for the time in which code fails on them. */
export class LastShownPages {
  readonly #pages = new LRUCache<string, ShownPage>({ max: maxPages });
  readonly #failures = new Map<string, readonly Failure[]>();

  /**
   * Renders a page. If code fails on it, the failure is noted, and the page is returned as it last was, as it is while
   * code cannot be used.
   * @returns undefined if there is nothing to show
   */
  async renderOrRepeat(
    path: string,
    view: DevView,
    render: () => Promise<ShownPage | undefined>,
  ): Promise<ShownPage | undefined> {
    const key = keyOf(path, view);
    try {
      const page = await render();
      this.#failures.delete(key);
      if (page) this.#pages.set(key, page);
      return page;
    } catch (error) {
      if (error instanceof UnusableCode) return this.#pages.get(key);
      if (!(error instanceof CodeFailure)) throw error;
      this.#failures.set(key, error.failures);
      return this.#pages.get(key);
    }
  }

  /** Failures of the page at a path, or of all pages. */
  failures(path?: string, view?: DevView): readonly Failure[] {
    if (path === undefined || !view) return [...this.#failures.values()].flat();
    return this.#failures.get(keyOf(path, view)) ?? [];
  }
}

/** Key of a page as a view shows it; the current time is no part of it. */
const keyOf = (path: string, view: DevView) => path + formatViewQuery(view);

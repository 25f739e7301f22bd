import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/siteSource.ts';
import type { Json } from '#shared/json.ts';
import type { DisplayKind, TracedSourceLocation } from '#shared/pageTrace.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import { Tracer } from './tracer.ts';
import type { LocatedText } from './valueSources.ts';

export interface SearchedNumbers {
  written: ReadonlySet<number>;
  drawn: ReadonlySet<number>;
}

/** Tracer that replaces searched numbers by others while resolving. */
export class NumberTracer extends Tracer {
  /** Source locations by replacement number, each of which is unique. */
  readonly placeholders = new Map<number, TracedSourceLocation>();
  /** Source locations of numbers of repeated symbols; each number is changed by one. */
  readonly drawnLocations: TracedSourceLocation[] = [];
  readonly #searched: SearchedNumbers;

  constructor(context: SiteContext, source: PageSource, searched: SearchedNumbers) {
    super(context, source);
    this.#searched = searched;
  }

  protected override replaceValue(resolved: Json, shownAs: DisplayKind, { place }: LocatedText, schema: Schema): Json {
    if (shownAs !== 'number') return resolved;
    const number = Number(resolved);
    const maximum = typeof schema.maximum === 'number' ? schema.maximum : Number.POSITIVE_INFINITY;
    const replacement = this.#searched.written.has(number) ? this.#unusedNumber(number + 1) : number + 1;
    if (this.#searched.written.has(number) && replacement <= maximum) {
      this.placeholders.set(replacement, { ...place, shownAs });
      return replacement;
    }
    if (!this.#searched.drawn.has(number)) return number;
    this.drawnLocations.push({ ...place, shownAs });
    return number < maximum ? number + 1 : number - 1;
  }

  #unusedNumber(start: number): number {
    let candidate = start;
    while (this.#searched.written.has(candidate) || this.placeholders.has(candidate)) candidate += 1;
    return candidate;
  }
}

import type { Schema } from '#engine/content/schema/schema.ts';
import type { PageSource } from '#engine/content/source.ts';
import type { Json } from '#shared/json.ts';
import type { Origin, ShownAs } from '#shared/pageTrace.ts';
import type { SiteContext } from '../resolve/siteContext.ts';
import type { Written } from './recipes.ts';
import { Tracer } from './tracer.ts';

/** Numbers that are looked for. */
export interface AskedNumbers {
  /** Some digits of a text. */
  written: ReadonlySet<number>;
  /** How often a sign is drawn. */
  drawn: ReadonlySet<number>;
}

/** Resolves with other numbers in the place of those that are looked for. */
export class NumberTracer extends Tracer {
  /** Where the number is written that another stands for, which no other place has. */
  readonly standIns = new Map<number, Origin>();
  /** Where numbers are written that may be drawn; each is greater or less by one. */
  readonly drawn: Origin[] = [];
  readonly #asked: AskedNumbers;

  constructor(context: SiteContext, source: PageSource, asked: AskedNumbers) {
    super(context, source);
    this.#asked = asked;
  }

  protected override shown(resolved: Json, shownAs: ShownAs, { place }: Written, schema: Schema): Json {
    if (shownAs !== 'number') return resolved;
    const number = Number(resolved);
    const most = typeof schema.maximum === 'number' ? schema.maximum : Number.POSITIVE_INFINITY;
    const other = this.#asked.written.has(number) ? this.#free(number + 1) : number + 1;
    if (this.#asked.written.has(number) && other <= most) {
      this.standIns.set(other, { ...place, shownAs });
      return other;
    }
    if (!this.#asked.drawn.has(number)) return number;
    this.drawn.push({ ...place, shownAs });
    return number < most ? number + 1 : number - 1;
  }

  #free(from: number): number {
    let other = from;
    while (this.#asked.written.has(other) || this.standIns.has(other)) other += 1;
    return other;
  }
}

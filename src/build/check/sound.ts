import { iconBody } from '../load/icons.ts';
import { isPublished } from '../load/publication.ts';
import type { SiteSource } from '../load/source.ts';
import type { ReferenceKind } from './graph.ts';
import { isPicture } from './named.ts';

/** Sees at once which references are in order: what need not be written into the graph of a large site. */
export class SoundReferences {
  readonly #source: SiteSource;
  readonly #routes: Set<string>;
  readonly #icons = new Map<string, boolean>();
  /** Names that were met and found in order, by what they name. */
  readonly met = new Map<ReferenceKind, Set<string>>();

  /** @param at ISO 8601 day on which pages have to be shown */
  constructor(source: SiteSource, at: string) {
    this.#source = source;
    const shown = source.pages.filter(({ page, isNotFoundPage }) => !isNotFoundPage && isPublished(page, at));
    this.#routes = new Set(shown.map(({ route }) => route));
  }

  /** True for a reference that is certainly in order, which is then noted in `met`; false says nothing. */
  has(kind: ReferenceKind, value: string): boolean {
    const met = this.met.get(kind);
    if (met?.has(value)) return true;
    if (!this.#isSound(kind, value)) return false;
    if (met) met.add(value);
    else this.met.set(kind, new Set([value]));
    return true;
  }

  #isSound(kind: ReferenceKind, value: string): boolean {
    const { media, data, layouts, shared } = this.#source;
    switch (kind) {
      case 'link':
        return this.#routes.has(value) || (media.has(value) && !value.startsWith('/'));
      case 'media':
        return media.has(value);
      case 'picture':
        return media.has(value) && isPicture(value);
      case 'icon':
        return this.#isIcon(value);
      case 'data':
        return data.has(value);
      case 'layout':
        return layouts.has(value);
      case 'shared':
        return shared.has(value);
      default:
        return false;
    }
  }

  #isIcon(name: string): boolean {
    let is = this.#icons.get(name);
    if (is === undefined) {
      is = iconBody(name) !== undefined;
      this.#icons.set(name, is);
    }
    return is;
  }
}

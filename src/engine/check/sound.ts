import { iconBody } from '#engine/content/icons.ts';
import { isPublished } from '#engine/content/publication.ts';
import type { SiteSource } from '#engine/content/source.ts';
import { isObject } from '#shared/json.ts';
import type { ReferenceKind } from './graph.ts';
import { isPicture } from './named.ts';
import { type NameKind, NameTable } from './nameTable.ts';
import { isSoundAddress } from './schemes.ts';

/** What is known of a name: whether it is in order, and in whose list of names it is. */
const unknown = 0;
const sound = 1;
const unsound = 2;

/** Sees at once which references are in order: what need not be written into the graph of a large site. */
export class SoundReferences {
  /** Every name that was met and found in order, here or by whoever has filled the table before. */
  readonly table: NameTable;
  readonly #source: SiteSource;
  readonly #ownUrl: unknown;
  readonly #tokenText: (token: string) => string | undefined;
  #routes: Set<string>;
  /** By number: what is known, whether it was met, and by which walk it was noted last. */
  #states: Uint8Array = new Uint8Array(1024);
  #isMet: Uint8Array = new Uint8Array(1024);
  #notedBy: Uint32Array = new Uint32Array(1024);
  /** Numbers of the site's tokens with their values. */
  readonly #tokens = new Map<string, number>();
  #walk = 1;
  #noted: number[] = [];

  /**
   * @param at ISO 8601 day on which pages have to be shown
   * @param tokenText gives what a token of the site stands for, where that is in order
   */
  constructor(
    source: SiteSource,
    at: string,
    tokenText: (token: string) => string | undefined,
    table: NameTable = new NameTable(),
  ) {
    this.#source = source;
    this.#tokenText = tokenText;
    this.table = table;
    const { url } = isObject(source.site?.json) ? source.site.json : {};
    this.#ownUrl = url;
    this.#routes = shownRoutes(source, at);
  }

  /** Forgets which routes are in order, once it is known which pages are shown. */
  pagesAreKnown(at: string): void {
    this.#routes = shownRoutes(this.#source, at);
    this.#states.fill(unknown);
  }

  /** True for a reference that is certainly in order, which is then noted as met; false says nothing. */
  has(kind: ReferenceKind, value: string): boolean {
    let number = this.table.find(kind, value);
    if (number === undefined) {
      if (!this.#isSound(kind, value)) return false;
      number = this.table.add(kind, value);
      this.#makeRoom();
      this.#states[number] = sound;
    } else if (!this.isStillSound(number)) return false;
    this.#note(number);
    return true;
  }

  /** Notes that the text of a token of the site was taken. */
  tookToken(token: string, text: string): void {
    let number = this.#tokens.get(token);
    if (number === undefined) {
      number = this.table.add('token', `${token}=${text}`);
      this.#makeRoom();
      this.#states[number] = sound;
      this.#tokens.set(token, number);
    }
    this.#note(number);
  }

  /** Tells of a name in the table, whoever has put it there, whether it is in order now. */
  isStillSound(number: number): boolean {
    if (number >= this.#states.length) this.#makeRoom();
    if (this.#states[number] === unknown) {
      const { kinds, values } = this.table;
      const kind = kinds[number] ?? 'text';
      // Icons belong to the engine, for which the table was made; reading all of them takes longer than all else.
      this.#states[number] = kind === 'icon' || this.#isSound(kind, values[number] ?? '') ? sound : unsound;
    }
    return this.#states[number] === sound;
  }

  /** Tells of names in the table whether all of them are in order now. */
  areStillSound(numbers: readonly number[]): boolean {
    for (const number of numbers) if (this.#states[number] !== sound && !this.isStillSound(number)) return false;
    return true;
  }

  /**
   * Notes names as met that are in order.
   * @returns the routes among them
   */
  meet(numbers: readonly number[]): string[] {
    this.#makeRoom();
    const { kinds, values } = this.table;
    const routes: string[] = [];
    for (const number of numbers) {
      this.#isMet[number] = 1;
      const value = kinds[number] === 'link' ? values[number] : undefined;
      if (value?.startsWith('/')) routes.push(value);
    }
    return routes;
  }

  /** From here on, names are noted for another file. */
  startNotes(): void {
    this.#walk++;
    this.#noted = [];
  }

  /** The names that were met since, each once. */
  get noted(): number[] {
    return this.#noted;
  }

  /** Names that were met and found in order, by what they name. */
  metOf(kinds: ReferenceKind[]): Set<string> {
    const met = new Set<string>();
    this.table.values.forEach((value, number) => {
      if (this.#isMet[number] && kinds.includes(this.table.kinds[number] as ReferenceKind)) met.add(value);
    });
    return met;
  }

  #note(number: number): void {
    this.#isMet[number] = 1;
    if (this.#notedBy[number] === this.#walk) return;
    this.#notedBy[number] = this.#walk;
    this.#noted.push(number);
  }

  #makeRoom(): void {
    const { length } = this.table.values;
    if (length <= this.#states.length) return;
    const grow = <List extends Uint8Array | Uint32Array>(list: List, larger: List) => {
      larger.set(list);
      return larger;
    };
    this.#states = grow(this.#states, new Uint8Array(length * 2));
    this.#isMet = grow(this.#isMet, new Uint8Array(length * 2));
    this.#notedBy = grow(this.#notedBy, new Uint32Array(length * 2));
  }

  #isSound(kind: NameKind, value: string): boolean {
    const { media, data, layouts, shared } = this.#source;
    switch (kind) {
      case 'link':
        return value.startsWith('/')
          ? this.#routes.has(value)
          : media.has(value) || isSoundAddress(value, this.#ownUrl);
      case 'media':
        return media.has(value);
      case 'picture':
        return media.has(value) && isPicture(value);
      case 'icon':
        return iconBody(value) !== undefined;
      case 'data':
        return data.has(value);
      case 'layout':
        return layouts.has(value);
      case 'shared':
        return shared.has(value);
      case 'token': {
        const end = value.indexOf('=');
        return this.#tokenText(value.slice(0, end)) === value.slice(end + 1);
      }
      default:
        return false;
    }
  }
}

function shownRoutes({ pages }: SiteSource, at: string): Set<string> {
  const routes = new Set<string>();
  for (const { page, route, isNotFoundPage } of pages) if (!isNotFoundPage && isPublished(page, at)) routes.add(route);
  return routes;
}

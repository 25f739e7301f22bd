import type { PageTrace, TracedRegion } from '#shared/pageTrace.ts';
import type { FileLocation } from '#shared/studio.ts';

interface TypedText {
  /** Texts that the page shows there since. */
  words: readonly string[];
  /** Texts there that the server had sent. */
  sent: string;
}

/**
 * Texts that were typed on this page, which its trace does not know yet. Without them, equal texts, as the buttons of
 * several cards, would be taken for each other.
 */
export class TypedTexts {
  readonly #typed = new Map<string, TypedText>();

  /** @param words trimmed texts that the page shows at a place since something was typed there; empty if unknown */
  add(trace: PageTrace | undefined, place: FileLocation, words: readonly string[]): void {
    const key = keyOf(place);
    if (trace && words.length > 0) this.#typed.set(key, { words, sent: this.#sentAt(trace, key) });
    else this.#typed.delete(key);
  }

  /** Forgets what another trace knows, or knows better. */
  follow(trace: PageTrace | undefined): void {
    for (const [key, { sent }] of this.#typed) if (!trace || this.#sentAt(trace, key) !== sent) this.#typed.delete(key);
  }

  /** Puts what was typed in place of what was sent, in a part of the page that shows it. */
  applyTo(region: TracedRegion, { origins }: PageTrace, shown: ReadonlySet<string>): TracedRegion {
    if (this.#typed.size === 0) return region;
    const typedAt = (origin: number | undefined) => {
      const place = origin === undefined ? undefined : origins[origin];
      const words = place && this.#typed.get(keyOf(place))?.words;
      return words?.every((word) => shown.has(word)) ? words : undefined;
    };
    const texts = region.texts.flatMap((text, index): TracedRegion['texts'] => {
      const [, origin] = text;
      const words = typedAt(origin);
      if (!words) return [text];
      const isFirst = region.texts[index - 1]?.[1] !== origin;
      return isFirst ? words.map((word) => [word, origin]) : [];
    });
    return { ...region, texts };
  }

  #sentAt({ origins, blocks, shell }: PageTrace, key: string): string {
    const sent = [shell, ...blocks].flatMap(({ texts }) =>
      texts.filter(([, origin]) => origins[origin] && keyOf(origins[origin]) === key).map(([text]) => text),
    );
    return JSON.stringify(sent);
  }
}

const keyOf = ({ file, pointer }: FileLocation): string => `${file}#${pointer}`;

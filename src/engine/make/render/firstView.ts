import { afterIcons, iconFile } from './iconFile.ts';
import type { ShellMarkup, SiteRenderer } from './site.ts';
import { type TextFile, textFile } from './textFile.ts';

/** A page that has been rendered. */
interface PageMarkup {
  /** What is in its `<main>`, block by block. */
  html: string[];
  /** Markup that it fetches. */
  rests: string[];
  /** What is in the frames of blocks below the first view, as it stands in `html`. */
  later: string[];
  shell: ShellMarkup;
}

/** What of a page comes with its document, and what after it. */
export interface DividedPage {
  /** Styles of the first view. */
  css: string;
  /** All of them. */
  styles?: TextFile;
  icons?: TextFile | undefined;
  /** The page's `<main>` as the document has it. */
  inDocument: (main: string) => string;
}

/** Of a list with an icon at each entry a phone shows the first ones. */
const iconsInView = 8;

/** Has the document bring what the first view needs, and all else come in files that hold nothing up. In dev all is in the document. */
export function divideByView({ html, rests, later, shell }: PageMarkup, renderer: SiteRenderer): DividedPage {
  const { stylesheet, shellIslands, isDev, base } = renderer;
  if (isDev) return { css: stylesheet.text, inDocument: (main) => main };
  const first = inFirstView(html, later);
  const icons = iconFile([afterIcons(first.join(''), iconsInView), ...later], base);
  // The first view's too: which of two rules holds depends on their order.
  const all = stylesheet.complete([shell.before, shell.after, ...shellIslands.rests, ...html, ...rests]);
  return {
    css: stylesheet.subset(shell.atFirst, first) + hidesLater,
    styles: textFile('later', 'css', all),
    icons: icons?.file,
    inDocument(main) {
      if (!icons) return main;
      const linked = later.reduceRight((text, inside) => text.replace(inside, (part) => icons.link(part)), main);
      return icons.link(linked, iconsInView);
    },
  };
}

const inFirstView = (html: string[], later: string[]): string[] =>
  html
    .filter((part) => !isMarked.test(part))
    .map((part) => later.reduce((text, inside) => text.replace(inside, () => ''), part));

/** A block that is marked as a whole; others may have such blocks in them. */
const isMarked = /^<div class="block"[^>]* data-later/;

/** `base.css` ends it. Should those styles never come, it ends after 9 s: it is an animation that has not begun. */
const hidesLater = '@keyframes later{0%{visibility:hidden}}[data-later]{animation:1ms 9s later backwards}';

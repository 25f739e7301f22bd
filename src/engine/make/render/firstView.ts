import { brotliCompressSync, constants } from 'node:zlib';
import { afterIcons, type IconFile, iconFile } from './iconFile.ts';
import type { ShellMarkup, SiteRenderer } from './site.ts';
import { type TextFile, textFile } from './textFile.ts';

/** A page that has been rendered. */
interface PageMarkup {
  /** What is in its `<main>`, block by block. */
  html: string[];
  /** Markup that it fetches. */
  /** What is in the frames of blocks below the first view, as it stands in `html`. */
  later: string[];
  shell: ShellMarkup;
}

/** What of a page comes with its document, and what after it, holding nothing up. */
export interface Division {
  css: string;
  before: string;
  after: string;
  /** The page's `<main>` as the document has it. */
  main: (whole: string) => string;
  /** Styles that follow those of the document. */
  styles?: TextFile;
  icons?: TextFile[];
}

/** Of a list with an icon at each entry a phone shows the first ones. */
const iconsInView = 8;

/** Ways to divide a page: the sooner one comes, the less of the page comes after its document. In dev nothing does. */
export function* divisions({ html, later, shell }: PageMarkup, renderer: SiteRenderer): Generator<Division, Division> {
  const { stylesheet, isDev, base } = renderer;
  const { before, after } = shell;
  if (isDev) return { css: stylesheet.text, before, after, main: (whole) => whole };
  const all = [before, after, ...html];
  const onScreen = stylesheet.divide({ first: { shared: [before, after], own: html }, isFirstView: false, all });
  const styles = (css: string) => textFile('later', 'css', css);
  yield { css: onScreen.first, before, after, main: (whole) => whole, styles: styles(onScreen.rest) };
  const first = inFirstView(html, later);
  const icons = iconFile([afterIcons(first.join(''), iconsInView), ...later], base);
  const withIconFiles = {
    ...shell.withIconFile,
    main: (whole: string) => (icons ? linkIcons(whole, later, icons) : whole),
    icons: [icons?.file, shell.withIconFile.icons].filter((file) => file !== undefined),
  };
  yield { ...withIconFiles, css: onScreen.first, styles: styles(onScreen.rest) };
  const inView = stylesheet.divide({ first: { shared: shell.atFirst, own: first }, isFirstView: true, all });
  return { ...withIconFiles, css: inView.first + hidesLater, styles: styles(showsLater + inView.rest) };
}

const linkIcons = (main: string, later: string[], { link }: IconFile): string =>
  link(
    later.reduceRight((text, inside) => text.replace(inside, (part) => link(part)), main),
    iconsInView,
  );

/** Bytes that a server sends in its first flight, without waiting for an answer: ten packets (RFC 6928), less what comes before a document. */
const oneFlight = 13_500;

/** Of what Brotli 2 makes of a document, Brotli 11 leaves 75 to 79.5 %, as measured on this site's pages, and takes 150 times as long. */
const ofBrotli2 = 0.795;

/** Whether a document comes in one flight, compressed ahead by Brotli. */
export function comesInOneFlight(document: string): boolean {
  const fast = brotliCompressSync(document, { params: { [constants.BROTLI_PARAM_QUALITY]: 2 } });
  return fast.length * ofBrotli2 <= oneFlight;
}

const inFirstView = (html: string[], later: string[]): string[] =>
  html
    .filter((part) => !isMarked.test(part))
    .map((part) => later.reduce((text, inside) => text.replace(inside, () => ''), part));

/** A block that is marked as a whole; others may have such blocks in them. */
const isMarked = /^<div class="block"[^>]* data-later/;

/** Should those styles never come, it ends after 9 s: it is an animation that has not begun. */
const hidesLater = '@keyframes later{0%{display:none;visibility:hidden}}[data-later]{animation:1ms 9s later backwards}';

/** In front of all later styles: animations of their own still hold. */
const showsLater = '[data-later]{animation:none}';

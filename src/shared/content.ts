/**
 * What the values of a page become once they are resolved: the vocabulary in which every block component is written.
 * A schema says what a string is with `format`; the build turns it into one of these shapes.
 */

/** A raster picture in several widths, or an SVG as it is. Everything a `<picture>` needs to avoid layout shift. */
export interface Picture {
  /** Address without width and format, as `/media/gate.1a2b3c4d`; the whole address when `widths` is absent. */
  src: string;
  /** Text alternative; empty for decoration. */
  alt: string;
  /** Intrinsic width in px. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** Widths in px that exist as `<src>-<width>.avif`, ascending; one of them as `.webp` too. Absent for SVG. */
  widths?: number[];
  /** The `sizes` attribute of the place the picture stands in. */
  sizes?: string;
  /** `object-position`, when it is not the centre. */
  focus?: string;
  /** What is shown in its place while the page is dark, where visitors choose whether it is. */
  inDark?: Pick<Picture, 'src' | 'width' | 'height' | 'widths' | 'sizes'>;
}

/** Where a link leads. */
export interface Link {
  href: string;
  /** The address is on another origin or is a document: it opens in a new tab with `rel="noopener"`. */
  newTab?: true;
  /** Language of what it leads to, where that is another one: a page that is not translated. BCP 47 tag. */
  language?: string;
}

/** Text with inline markup (or whole paragraphs in rich text), already parsed to safe HTML. */
export interface Markup {
  html: string;
}

/** The inside of an icon's `<svg viewBox="0 0 24 24">`. */
export interface IconShape {
  body: string;
}

/** A list of typefaces. */
export interface Typefaces {
  /** As `font-family` takes it. */
  family: string;
  /** When the first of them is a file of the site: its address, and the `@font-face` rules of it and of what stands in for it. */
  file?: { href: string; css: string };
}

/** A calendar day: machine readable, and as the site's language writes it. */
export interface CalendarDate {
  /** ISO 8601, `2027-01-15`. */
  iso: string;
  text: string;
}

/** A place in a container where other blocks stand. The HTML exists at build only; in the browser it is already there. */
export interface Slot {
  /** Number of the slot within its block. */
  slot: number;
  html?: string;
}

/** A link that looks like a button. */
export interface Action {
  label: string;
  link: Link;
  style?: 'primary' | 'secondary' | 'quiet';
  icon?: IconShape;
}

/** What every block component receives beside its own properties. */
export interface BlockContext {
  /** Level of the block's own heading: 2 on a page, one deeper in each container. */
  level: 2 | 3 | 4 | 5;
  /** Words of the interface (close, pause, next …) in the site's language. */
  labels: Labels;
}

/** Words of the interface. `_site.json` may override any of them in `labels`. */
export type Labels = typeof defaultLabels;

/** English words of the interface, used where `_site.json` has no `labels` of its own. */
export const defaultLabels = {
  skip: 'Skip to content',
  menu: 'Menu',
  close: 'Close',
  previous: 'Previous',
  next: 'Next',
  pause: 'Pause',
  play: 'Play',
  slide: 'Go to slide {n}',
  slides: 'Slides',
  carousel: 'carousel',
  slideKind: 'slide',
  slideOf: '{n} of {count}',
  newTab: '(opens in a new tab)',
  backToTop: 'Back to top',
  breadcrumb: 'Breadcrumb',
  mainNavigation: 'Main navigation',
  submenu: '{name} submenu',
  footerNavigation: 'Footer navigation',
  home: 'Home',
  required: 'required',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  errorSummary: 'Please check these fields',
  formNeedsScripts: 'This form can only be sent with JavaScript. Please reach us in another way.',
  loading: 'Loading…',
  retry: 'Try again',
  pages: 'Pages',
  pageNumber: 'Page {n}',
  nothingFound: 'Nothing found.',
  clearFilters: 'Clear filters',
  rating: '{n} out of 5',
};

/** The same for the choice of a language. */
export const languageLabels = {
  languages: 'Language',
};

/** The same for the choice between light and dark, which few sites offer. */
export const schemeLabels = {
  scheme: 'Light or dark',
  schemeSystem: 'As my device',
  schemeLight: 'Light',
  schemeDark: 'Dark',
};

/**
 * Types of resolved values, which block components receive. `format` in a schema names the kind of a string; the build
 * converts it into one of these types.
 */

/** Raster picture in several widths, or an SVG. It has everything that a `<picture>` needs to avoid layout shift. */
export interface Picture {
  /** Address without width and format, such as `/media/gate.1a2b3c4d`; the full address if `widths` is absent. */
  src: string;
  /** Text alternative; empty for decoration. */
  alt: string;
  /** Intrinsic width in px. */
  width: number;
  /** Intrinsic height in px. */
  height: number;
  /** Widths in px that exist as `<src>-<width>.avif`, ascending; one of them as `.webp` too. Absent for SVG. */
  widths?: number[];
  /** True for an animation: it exists as `<src>-<width>-moving.webp` too, and `widths` are those of its stills as well. */
  moves?: true;
  /** True for an animation of more than five seconds, which visitors can pause. */
  movesLong?: true;
  /** Attribute `sizes` for the picture's place in the layout. */
  sizes?: string;
  /** `object-position`, unless it is the centre. */
  focus?: string;
  /** Replacement on dark pages, if visitors can choose the colour scheme. */
  inDark?: Pick<Picture, 'src' | 'width' | 'height' | 'widths' | 'sizes'>;
}

/** Resolved target of a link. */
export interface Link {
  href: string;
  /** True for an address on another origin or of a document: it opens in a new tab with `rel="noopener"`. */
  newTab?: true;
  /** Language of the target as BCP 47 tag, if it differs because the target is not translated. */
  language?: string;
}

/** Text with inline markup (or paragraphs in rich text), already converted to safe HTML. */
export interface Markup {
  html: string;
  /** Levels by which its highest heading is below that of the texts around it; 0 if left out. */
  below?: number;
}

/** Content of an icon's `<svg viewBox="0 0 24 24">`. */
export interface IconShape {
  body: string;
}

export interface Typefaces {
  /** Value of `font-family`. */
  family: string;
  /**
   * Address of the first typeface if it is a file of the site, with the `@font-face` rules of it and of its fallback.
   */
  file?: { href: string; css: string };
}

/** Calendar day, machine readable and formatted for the locale. */
export interface CalendarDate {
  /** ISO 8601, `2027-01-15`. */
  iso: string;
  text: string;
}

/** Last moment of something, machine readable and formatted for the locale. */
export interface Deadline {
  /** First instant after it, RFC 3339. */
  iso: string;
  text: string;
  /** True if it was over when the page was made. */
  isOver: boolean;
}

/** Slot of a block for inner blocks. `html` exists only in the build; in the browser it is already in the document. */
export interface Slot {
  /** Number of the slot within its block. */
  slot: number;
  html?: string;
}

/** Link that looks like a button. */
export interface Action {
  label: string;
  link: Link;
  style?: 'primary' | 'secondary' | 'quiet';
  icon?: IconShape;
}

/** Properties that every block component receives in addition to its own. */
export interface BlockContext {
  /** Level of the block's heading: 2 on a page, one more in each containing block. */
  level: 2 | 3 | 4 | 5;
  /** Labels of the interface (close, pause, next …) in the site's language. */
  labels: Labels;
}

/** Labels of the interface. `labels` of `_site.json` may override any of them. */
export type Labels = typeof defaultLabels;

/** English labels of the interface that browsers get with each page. */
export const usualLabels = {
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
  optional: '(optional)',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  errorSummary: 'Please check these fields',
  errorTitle: 'Error: {title}',
  words: 'words',
  sentAs: 'Will be sent as {value}',
  reference: 'Reference number',
  sentOn: 'Sent',
  print: 'Print',
  emptyFile: 'This file is empty',
  wrongFileType: 'Please choose a file of these types: {types}',
  unreadableNumber: 'Please enter a number, such as 12 or 12.5',
  unreadableDate: 'Please enter a complete date',
  unreadableTime: 'Please enter a complete time',
  formNeedsScripts: 'This form can only be sent with JavaScript. Please reach us in another way.',
  loading: 'Loading…',
  retry: 'Try again',
  pages: 'Pages',
  pageNumber: 'Page {n}',
  nothingFound: 'Nothing found.',
  clearFilters: 'Clear filters',
  rating: '{n} out of 5',
};

/** English labels of the interface that browsers get only with blocks that ask for them, as a form of several steps. */
const rareLabels = {
  leaveEmpty: 'Please leave this empty',
  day: 'Day',
  month: 'Month',
  year: 'Year',
  formClosed: 'This form closed on {date}.',
  formFull: 'All places are taken.',
  stepOf: 'Step {n} of {count}',
  checkAnswers: 'Check your answers',
  change: 'Change',
  notAnswered: 'Not filled in',
  yes: 'Yes',
  no: 'No',
  addItem: 'Add another',
  removeItem: 'Remove',
  moveUp: 'Move up',
  moveDown: 'Move down',
  itemAdded: '{name} added',
  itemRemoved: '{name} removed',
  itemMoved: '{name} is now number {n}',
  savedHere: 'What you fill in stays on this device for {days} days, or until you send it.',
  restored: 'You filled this in on {date}.',
  startAgain: 'Delete it and start again',
  filesChosen: '{n} of {max} files, {size}',
  uploading: 'Sending your files:',
  typeSignature: 'Type',
  drawSignature: 'Draw',
  signatureName: 'Your full name',
  signaturePad: 'Draw your signature with a finger, a pen or the mouse',
  clearSignature: 'Clear',
  drawnSignature: 'Drawn signature',
  unreadableSignature: 'This drawing could not be read. Please draw it again, or type your name',
};

/** English labels of the interface that only prerendering shows. */
export const staticLabels = {
  announcement: 'Announcement',
  sidebar: 'Sidebar',
};

/** English labels of the interface. */
export const defaultLabels = { ...usualLabels, ...rareLabels, ...staticLabels };

/** English labels of the choice of a language. */
export const languageLabels = {
  languages: 'Language',
};

/** English labels of the choice between light and dark, which few sites offer. */
export const schemeLabels = {
  scheme: 'Light or dark',
  schemeSystem: 'As my device',
  schemeLight: 'Light',
  schemeDark: 'Dark',
};

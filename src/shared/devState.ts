/** What the dev server says of an open page beside its document; the bar and the overlay show it. */
export interface DevState {
  /** What is wrong with the page or with what it needs, for people; empty for nothing. */
  here: string;
  /** Errors of the whole site, for people; empty for none. */
  all: string;
  /** How many errors the site has. */
  count: number;
  /** Absent where no moment is asked for, as in the gallery of blocks. */
  view?: DevView;
}

/** The site as an address of the dev server shows it. */
export interface DevView {
  /** A day or a time of the site's clock, `2027-01-15` or `2027-01-15T09:00`. */
  moment: string;
  /** The same where it was asked for; absent for now. */
  at?: string;
  /** Drafts are part of the site, and a page that visitors do not get is shown at its address. */
  drafts: boolean;
}

/** Parameters of an address that say which moment it shows. */
export const momentParameters = ['at', 'drafts'] as const;

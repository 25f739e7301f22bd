/** State of an open page that the dev server sends besides the document, for the bar and the overlay. */
export interface DevState {
  /** Problems of the page and its dependencies, as text; empty for none. */
  here: string;
  /** Errors of the whole site, as text; empty for none. */
  all: string;
  /** Number of errors of the site. */
  count: number;
  /** Absent if no timestamp applies, as in the gallery of blocks. */
  view?: DevView;
}

/** Error that a browser has seen on a page of the dev server. */
export interface BrowserFailure {
  message: string;
  /** Calls as the browser writes them, with addresses of the server. */
  stack: string;
}

/** Version of the site that an address of the dev server shows. */
export interface DevView {
  /** Timestamp in the site's time zone, `2027-01-15` or `2027-01-15T09:00`. */
  moment: string;
  /** Requested timestamp; absent for now. */
  at?: string;
  /** True if drafts and unpublished pages are included. */
  drafts: boolean;
}

/** Parameters of an address for the version that it shows. */
export const devViewParameters = ['at', 'drafts'] as const;

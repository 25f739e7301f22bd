/**
 * Font weight of everything set in the heading typeface. There is only one, so that visitors fetch a variable font in
 * this weight alone.
 */
export const headingWeight = 750;

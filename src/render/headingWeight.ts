/**
 * The weight of all that is written in the typeface of headings. It is one for all, so that visitors get a variable
 * font in this weight alone.
 */
export const headingWeight = 750;

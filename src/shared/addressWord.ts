/** Source of a pattern: letters and digits of a script without capitals, with the marks that belong to them. */
export const addressWord = String.raw`(?:[\p{Ll}\p{Lo}\p{Lm}\p{Nd}]\p{M}*)+`;

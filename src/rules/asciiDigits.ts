const decimalDigit = /^\p{Nd}$/u;

/** Value of a decimal digit of any script: in Unicode, the ten digits of a script follow each other. */
function valueOfDigit(digit: string): number {
  const code = digit.codePointAt(0) ?? 0;
  let first = code;
  while (decimalDigit.test(String.fromCodePoint(first - 1))) first--;
  return (code - first) % 10;
}

/** A text with the digits 0 to 9 in place of those of other scripts. */
export const toAsciiDigits = (text: string): string =>
  text.replace(/[^\P{Nd}0-9]/gu, (digit) => String(valueOfDigit(digit)));

/*
 * Patterns of numbers, dates and times above or below a bound, as draft-07 compares numbers only and inputs return texts. They
 * use nothing but literal characters, classes and groups, which all implementations of JSON Schema read alike.
 */

type Direction = 'min' | 'max';

/** Class of the digits after (`min`) or before (`max`) a digit; undefined if there are none. */
function digitsBeyond(digit: string, direction: Direction): string | undefined {
  const [first, last] = direction === 'min' ? [Number(digit) + 1, 9] : [0, Number(digit) - 1];
  if (first > last) return undefined;
  return first === last ? String(first) : `[${first}-${last}]`;
}

const anyDigits = (count: number): string => (count === 0 ? '' : count === 1 ? '[0-9]' : `[0-9]{${count}}`);

/** Alternatives for texts of the same form that differ from the bound at one digit, and are beyond it there. */
function beyondAtEachDigit(bound: string, direction: Direction, restOf: (index: number) => string): string[] {
  return Array.from(bound).flatMap((character, index) => {
    const beyond = /[0-9]/.test(character) ? digitsBeyond(character, direction) : undefined;
    return beyond === undefined ? [] : [bound.slice(0, index) + beyond + restOf(index)];
  });
}

/** Pattern of days of the form `2027-01-15`, or of times of the form `09:30`, from or up to one of them. */
export function momentPattern(bound: string, direction: Direction): string {
  const restOf = (index: number) => bound.slice(index + 1).replace(/[0-9]/g, '[0-9]');
  return `^(?:${[bound, ...beyondAtEachDigit(bound, direction, restOf)].join('|')})$`;
}

const anyFraction = '(?:\\.[0-9]+)?';

/** Fractions that are at least or at most that of the bound. */
function fractionPattern(fraction: string, direction: Direction): string {
  const others = beyondAtEachDigit(fraction, direction, () => '[0-9]*');
  if (direction === 'min')
    return fraction === '' ? anyFraction : `\\.(?:${[`${fraction}[0-9]*`, ...others].join('|')})`;
  const shorter = Array.from(fraction, (_, index) => fraction.slice(0, index)).filter((start) => start !== '');
  return `(?:\\.(?:${[`${fraction}0*`, ...shorter, ...others].filter((part) => part !== '').join('|')}))?`;
}

/** Alternatives for decimal numbers without a sign. @param bound 0 or above, without an exponent */
function magnitudePattern(bound: string, direction: Direction): string {
  const [integer = '', fraction = ''] = bound.split('.');
  const restOf = (index: number) => anyDigits(integer.length - index - 1);
  const otherLength =
    direction === 'min'
      ? [`[1-9][0-9]{${integer.length},}`]
      : integer.length > 1
        ? [`[0-9]{1,${integer.length - 1}}`]
        : [];
  const beyond = [...otherLength, ...beyondAtEachDigit(integer, direction, restOf)];
  const equal = integer + fractionPattern(fraction, direction);
  return `0*(?:${[equal, ...(beyond.length > 0 ? [`(?:${beyond.join('|')})${anyFraction}`] : [])].join('|')})`;
}

const anyMagnitude = `[0-9]+${anyFraction}`;

/**
 * Pattern of decimal numbers that are at least or at most a bound.
 * @returns undefined if the bound has too many digits to be written without an exponent
 */
export function numberPattern(bound: number, direction: Direction): string | undefined {
  const text = String(Math.abs(bound));
  if (!/^[0-9]+(?:\.[0-9]+)?$/.test(text)) return undefined;
  const isPositive = bound > 0 || (bound === 0 && direction === 'max');
  const opposite = direction === 'min' ? 'max' : 'min';
  const same = magnitudePattern(text, isPositive ? direction : opposite);
  const parts =
    bound === 0
      ? [direction === 'min' ? anyMagnitude : `-${anyMagnitude}`, '-?0+(?:\\.0+)?']
      : isPositive
        ? [same, ...(direction === 'max' ? [`-${anyMagnitude}`] : [])]
        : [`-${same}`, ...(direction === 'min' ? [anyMagnitude] : [])];
  return `^(?:${parts.join('|')})$`;
}

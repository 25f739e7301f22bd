/** Without `d`: content blockers hide what is called `ad`. */
const letters = 'abcefghijklmnopqrstuvwxyzABCEFGHIJKLMNOPQRSTUVWXYZ';

/** 0 is `a`, 50 is `aa`: names of letters, in the order of their length. */
export function letterName(index: number): string {
  const rest = Math.floor(index / letters.length);
  return (rest ? letterName(rest - 1) : '') + letters[index % letters.length];
}

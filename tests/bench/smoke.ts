/** Set by `npm run bench -- NAME --smoke`, which only shows that a measurement still runs: its figures mean nothing. */
const isSmoke = process.env.BENCH_SMOKE === '1';

/** Size of a measurement: `full`, or in a smoke run the least that runs the same code. */
export const size = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full);

/** Set by `npm run bench -- NAME --smoke`, which only shows that a measurement still runs: its figures mean nothing. */
const isSmoke = process.env.BENCH_SMOKE === '1';

/** What a measurement takes: `full`, or in a smoke run as little as goes through the same code. */
export const size = <T>(full: T, smoke: T): T => (isSmoke ? smoke : full);

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isLongRun } from '../longRun.ts';
import { printedAddressPattern, readStudioPage } from '../studio/signIn.ts';
import { root } from './commandLines.ts';
import type { Workplace } from './workplace.ts';

/** Test of a command line of the documents. */
export type Row = Run | Server | Elsewhere;

interface Typed {
  /** The line with its placeholders filled in, if it has any. */
  as?: string;
  before?: (workplace: Workplace) => void;
  /** True if long runs alone type it: another row runs the same command with fewer or other words. */
  isOfLongRuns?: true;
  /** Pattern of its output. */
  says?: RegExp;
}

/** A command that ends. */
interface Run extends Typed {
  /** Exit code; 0 when left out. */
  status?: number;
  /** Checks the result. */
  after?: (workplace: Workplace) => void;
}

/** A command that runs until it is stopped, such as a server, with the path of a request. */
interface Server extends Typed {
  runsOn: true;
  asks?: string;
  /** Pattern of the answer. */
  shows?: RegExp;
  /** True to open the studio by its printed address in place of `asks`. */
  opensStudio?: true;
}

/** A command that is run by a different file, or that a test cannot run. */
interface Elsewhere {
  elsewhere: string;
  because: string;
}

/** Command lines as the documents write them, in the order in which they are run. */
export type Rows = Record<string, Row>;

/**
 * Declares a test for each row.
 * @param workplace where they are run; requested when the first one starts
 * @param reset called after each
 */
export function testRows(rows: Rows, workplace: () => Workplace, reset: () => void = () => {}): void {
  const tried = Object.entries(rows).filter(([, row]) => isLongRun || !('isOfLongRuns' in row));
  test.each(tried)('%s', async (line, row) => {
    if ('elsewhere' in row) return expect(existsSync(join(root, row.elsewhere))).toBe(true);
    const place = workplace();
    row.before?.(place);
    const { as = line, says = /./ } = row;
    if ('runsOn' in row) await runServer(place, as, row);
    else {
      const { status, said } = place.run(as);
      expect(said).toMatch(says);
      expect(status, said).toBe(row.status ?? 0);
      row.after?.(place);
    }
    reset();
  });
}

async function runServer(place: Workplace, line: string, row: Server): Promise<void> {
  const { asks, says, shows = /./, opensStudio } = row;
  if (opensStudio) return expect(await place.start(line, printedAddressPattern, readStudioPage)).toMatch(shows);
  if (asks === undefined) return place.start(line, says ?? /./, () => {});
  const body = await place.start(line, says ?? /http:\/\/[\w.]+:\d+(?=\D)/, async (address) => {
    const response = await fetch(new URL(asks, address), { headers: { accept: 'text/html' } });
    return response.text();
  });
  expect(body).toMatch(shows);
}

/** Expects that a new page has nothing but places to be written, and writes them. */
export const writeNewPage = (path: string) => (place: Workplace) => {
  const text = place.read(path);
  expect(text).toContain('"description": ""');
  place.edit(path, () => text.replaceAll(': ""', ': "What is new in the market, every week from Monday to Saturday."'));
  expect(place.read(path)).not.toContain('""');
};

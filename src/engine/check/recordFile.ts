import { readCached, writeCached } from '#engine/store/cacheFiles.cjs';
import type { NameKind, NameTable } from './nameTable.ts';
import type { MoreOfPage, PageRecord } from './record.ts';

/** What a file of records begins with. */
export interface RecordHeader {
  /** Another one for each file. */
  id: string;
  /** The engine that has made the records. */
  engine: string;
  /** Id of the file that this one goes on from: its names are numbered after those. Empty for one that stands alone. */
  after: string;
  kinds: NameKind[];
  values: string[];
}

/** Enough records for a line of the file: reading one line at a time takes less memory than all at once. */
const perLine = 256;

/** Writes records, and the names that they speak of, from a certain one on. */
export function writeRecords(
  state: string,
  header: Pick<RecordHeader, 'id' | 'engine' | 'after'>,
  { table, firstName }: { table: NameTable; firstName: number },
  records: Iterable<[path: string, record: PageRecord]>,
): void {
  const names = { kinds: table.kinds.slice(firstName), values: table.values.slice(firstName) };
  const lines = [JSON.stringify({ ...header, ...names } satisfies RecordHeader)];
  let line: unknown[] = [];
  const end = () => {
    if (line.length > 0) lines.push(JSON.stringify(line));
    line = [];
  };
  for (const [name, { hash, head, names: met, pictures, more }] of records) {
    line.push(name, hash, head, met, pictures, more ?? 0);
    if (line.length >= perLine * 6) end();
  }
  end();
  writeCached(state, lines.join('\n'));
}

/**
 * Reads records that were written.
 * @param begin is given the header, and tells whether the records are of use
 * @param found is given each of them
 * @returns whether it has read them all
 */
export function readRecords(
  state: string,
  begin: (header: RecordHeader) => boolean,
  found: (path: string, record: PageRecord) => void,
): boolean {
  try {
    const bytes = readCached(state);
    if (!bytes) return false;
    for (let start = 0, end = 0; end < bytes.length; start = end + 1) {
      const next = bytes.indexOf(10, start);
      end = next < 0 ? bytes.length : next;
      const line = JSON.parse(bytes.toString('utf8', start, end));
      if (start > 0) readLine(line as unknown[], found);
      else if (!begin(line as RecordHeader)) return false;
    }
    return true;
  } catch {
    return false;
  }
}

function readLine(line: unknown[], found: (path: string, record: PageRecord) => void): void {
  for (let at = 0; at + 5 < line.length; at += 6) {
    const more = line[at + 5] as MoreOfPage | 0;
    const record: PageRecord = {
      hash: line[at + 1] as string,
      head: line[at + 2] as PageRecord['head'],
      names: line[at + 3] as number[],
      pictures: line[at + 4] as number[],
    };
    if (more) record.more = more;
    found(line[at] as string, record);
  }
}

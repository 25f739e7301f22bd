import { randomUUID } from 'node:crypto';
import { NameTable } from './nameTable.ts';
import type { PageRecord } from './record.ts';
import { readRecords, writeRecords } from './recordFile.ts';

/** Under which name of a state records are kept between runs, and for which engine they hold. */
export interface KeptAt {
  folder: string;
  engine: string;
}

/** As many changed records as this are written again with each change before all are. */
const fewRecords = 64;

/** So many names that nobody uses take no room worth speaking of; other files than pages may use some of them. */
const manyNames = 10_000;

/**
 * The records of a site's pages by path, in memory and, where that is wanted, between runs: all of them in one file,
 * and those that have changed since in a second one, so that a small change writes little.
 */
export class KeptRecords {
  readonly #at: KeptAt | undefined;
  readonly #records = new Map<string, PageRecord>();
  /** Id of the first file, and how many records and names it holds. */
  #base = { id: '', records: 0, names: 0 };
  /** Paths of records that are not as in the first file. */
  readonly #changed = new Set<string>();
  #isNew = false;
  #table = new NameTable();

  /** @param at absent for records that are gone with the process */
  constructor(at?: KeptAt) {
    this.#at = at;
    if (!at) return;
    this.#read(at);
    this.#forgetUnusedNames();
  }

  /** The names that the records speak of. */
  get table(): NameTable {
    return this.#table;
  }

  get(path: string): PageRecord | undefined {
    return this.#records.get(path);
  }

  set(path: string, record: PageRecord): void {
    this.#records.set(path, record);
    if (!record.hash) return;
    this.#changed.add(path);
    this.#isNew = true;
  }

  /** Forgets pages that are no longer there. */
  keepOnly(paths: Iterable<string>, count: number): void {
    if (this.#records.size === count) return;
    const there = new Set(paths);
    for (const path of this.#records.keys()) if (!there.has(path)) this.#records.delete(path);
  }

  /** Writes down what has changed. Where nothing can be written, the next run walks again. */
  keep(): void {
    if (!this.#at || !this.#isNew) return;
    const gone = Math.max(0, this.#base.records - this.#records.size);
    const isSmall = this.#base.id !== '' && this.#changed.size + gone <= fewRecords + this.#base.records / 20;
    if (isSmall) this.#writeChanges(this.#at);
    else this.#writeAll(this.#at);
    this.#isNew = false;
  }

  #writeChanges({ folder, engine }: KeptAt): void {
    const changed = [...this.#changed].flatMap((path): [string, PageRecord][] => {
      const record = this.#records.get(path);
      return record ? [[path, record]] : [];
    });
    const header = { id: randomUUID(), engine, after: this.#base.id };
    writeRecords(`${folder}/changes`, header, { table: this.#table, firstName: this.#base.names }, lasting(changed));
  }

  #writeAll({ folder, engine }: KeptAt): void {
    const id = randomUUID();
    const names = { table: this.#table, firstName: 0 };
    writeRecords(`${folder}/records`, { id, engine, after: '' }, names, lasting(this.#records));
    this.#base = { id, records: this.#records.size, names: this.#table.values.length };
    this.#changed.clear();
  }

  /** Numbers the names anew that are still in use, of which all but a few are as a rule. */
  #forgetUnusedNames(): void {
    const used = new Uint8Array(this.#table.values.length);
    for (const { names, pictures } of this.#records.values()) {
      for (const number of names) used[number] = 1;
      for (let at = 0; at < pictures.length; at++) if (at % 3 !== 1) used[pictures[at] ?? 0] = 1;
    }
    const count = used.reduce((sum, one) => sum + one, 0);
    if (used.length < count * 2 + manyNames) return;
    // Everything is written again, for it has other numbers there.
    this.#base.id = '';
    const old = this.#table;
    const table = new NameTable();
    const renumber = (number: number) => table.add(old.kinds[number] ?? 'text', old.values[number] ?? '');
    for (const record of this.#records.values()) {
      record.names = record.names.map(renumber);
      record.pictures = record.pictures.map((number, at) => (at % 3 === 1 ? number : renumber(number)));
    }
    this.#table = table;
  }

  #read({ folder, engine }: KeptAt): void {
    const read = (file: string, after: string) => {
      let id = '';
      const isRead = readRecords(
        `${folder}/${file}`,
        (header) => {
          if (header.engine !== engine || header.after !== after) return false;
          id = header.id;
          header.values.forEach((value, index) => {
            this.#table.add(header.kinds[index] ?? 'text', value);
          });
          return true;
        },
        (path, record) => {
          this.#records.set(path, record);
          if (after) this.#changed.add(path);
        },
      );
      return isRead ? id : undefined;
    };
    const id = read('records', '');
    if (id === undefined) {
      this.#records.clear();
      this.#table = new NameTable();
      return;
    }
    this.#base = { id, records: this.#records.size, names: this.#table.values.length };
    if (read('changes', id) === undefined) this.#base.id = this.#changed.size > 0 ? '' : id;
  }
}

/** Those that are good for more than one check. */
function* lasting(records: Iterable<[string, PageRecord]>): Generator<[string, PageRecord]> {
  for (const entry of records) if (entry[1].hash) yield entry;
}

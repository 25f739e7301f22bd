import { mkdirSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Dialect, Kysely, Migrator, PostgresDialect, type SqliteDatabase, SqliteDialect } from 'kysely';
import { type ColumnTypes, migrations } from './migrations.ts';
import type { Tables } from './tables.ts';

/** Place of the entries: a file of SQLite, or a PostgreSQL server by its address. */
export type DatabasePlace = { file: string } | { url: string };

interface Opened {
  dialect: Dialect;
  types: ColumnTypes;
}

/**
 * Opens a file of SQLite. A transaction is on the disk once it is done: with `synchronous` lower than this, a power
 * cut could take back an entry for which a visitor has been thanked.
 */
async function openFile(file: string): Promise<Opened> {
  const { default: Database } = await import('libsql');
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  const database = new Database(file);
  for (const setting of ['journal_mode = WAL', 'synchronous = FULL', 'foreign_keys = ON', 'busy_timeout = 5000'])
    database.pragma(setting);
  // Deleted entries leave no readable bytes in the file.
  database.pragma('secure_delete = ON');
  return {
    dialect: new SqliteDialect({ database: database as unknown as SqliteDatabase }),
    types: { bytes: 'blob', time: 'integer' },
  };
}

async function openServer(connectionString: string): Promise<Opened> {
  const { default: postgres } = await import('pg');
  // Times fit into a number.
  postgres.types.setTypeParser(postgres.types.builtins.INT8, Number);
  const pool = new postgres.Pool({ connectionString, max: 4 });
  // A connection that ends while it is idle is opened anew when it is needed.
  pool.on('error', () => {});
  return { dialect: new PostgresDialect({ pool }), types: { bytes: 'bytea', time: 'bigint' } };
}

/**
 * Opens the database and brings its tables up to date.
 * @throws the database's error if it cannot be reached or written
 */
export async function openDatabase(place: DatabasePlace): Promise<Kysely<Tables>> {
  const { dialect, types } = await ('file' in place ? openFile(place.file) : openServer(place.url));
  const database = new Kysely<Tables>({ dialect });
  const provider = { getMigrations: async () => migrations(types) };
  const { error } = await new Migrator({ db: database, provider }).migrateToLatest();
  if (error) {
    await database.destroy();
    throw error;
  }
  return database;
}

import type { Kysely, Migration } from 'kysely';

/** Types of columns that databases name differently. */
export interface ColumnTypes {
  bytes: 'blob' | 'bytea';
  time: 'integer' | 'bigint';
}

const mails = (time: ColumnTypes['time']): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('mails')
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('entryId', 'text', (column) => column.notNull().references('entries.id').onDelete('cascade'))
      .addColumn('recipient', 'text', (column) => column.notNull())
      .addColumn('subject', 'text', (column) => column.notNull())
      .addColumn('text', 'text', (column) => column.notNull())
      .addColumn('replyTo', 'text', (column) => column.notNull())
      .addColumn('attempts', 'integer', (column) => column.notNull())
      .addColumn('nextAt', time, (column) => column.notNull())
      .addColumn('lastError', 'text', (column) => column.notNull())
      .execute();
    await schema.createIndex('mailsByTime').on('mails').column('nextAt').execute();
    await schema.createIndex('mailsByEntry').on('mails').column('entryId').execute();
  },
});

const subscriptions = (time: ColumnTypes['time']): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('subscriptions')
      .addColumn('entryId', 'text', (column) => column.primaryKey().references('entries.id').onDelete('cascade'))
      .addColumn('token', 'text', (column) => column.notNull().unique())
      .addColumn('wording', 'text', (column) => column.notNull())
      .addColumn('mailedAt', time, (column) => column.notNull())
      .addColumn('confirmedAt', time)
      .execute();
    await schema
      .alterTable('mails')
      .addColumn('leaveUrl', 'text', (column) => column.notNull().defaultTo(''))
      .execute();
  },
});

const secrets: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('secrets')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('secret', 'text', (column) => column.notNull())
      .execute();
  },
};

const limitedForms: Migration = {
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('limitedForms')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute();
  },
};

const unfinished = (time: ColumnTypes['time']): Migration => ({
  async up({ schema }: Kysely<unknown>) {
    await schema
      .createTable('unfinished')
      .addColumn('tokenHash', 'text', (column) => column.primaryKey())
      .addColumn('formName', 'text', (column) => column.notNull())
      .addColumn('address', 'text', (column) => column.notNull())
      .addColumn('formValues', 'text', (column) => column.notNull())
      .addColumn('step', 'text', (column) => column.notNull())
      .addColumn('searchText', 'text', (column) => column.notNull())
      .addColumn('savedAt', time, (column) => column.notNull())
      .addColumn('expiresAt', time, (column) => column.notNull())
      .addColumn('mailedAt', time, (column) => column.notNull())
      .execute();
    await schema.createIndex('unfinishedByAddress').on('unfinished').column('address').execute();
  },
});

/** Changes of the tables, in order, each by its permanent name. What has been released is never changed here. */
export const migrations = ({ bytes, time }: ColumnTypes): Record<string, Migration> => ({
  '2026-11-entries': {
    async up(database: Kysely<unknown>) {
      const { schema } = database;
      await schema
        .createTable('forms')
        .addColumn('key', 'text', (column) => column.primaryKey())
        .addColumn('name', 'text', (column) => column.notNull())
        .addColumn('definition', 'text', (column) => column.notNull())
        .addColumn('seenAt', time, (column) => column.notNull())
        .execute();
      await schema
        .createTable('entries')
        .addColumn('id', 'text', (column) => column.primaryKey())
        .addColumn('formKey', 'text', (column) => column.notNull().references('forms.key'))
        .addColumn('formName', 'text', (column) => column.notNull())
        .addColumn('receivedAt', time, (column) => column.notNull())
        .addColumn('entryValues', 'text', (column) => column.notNull())
        .addColumn('searchText', 'text', (column) => column.notNull())
        .addColumn('reference', 'text', (column) => column.notNull())
        .addColumn('state', 'text', (column) => column.notNull())
        .addColumn('assignee', 'text', (column) => column.notNull())
        .addColumn('repeatKey', 'text', (column) => column.notNull().unique())
        .addColumn('sender', 'text', (column) => column.notNull())
        .execute();
      for (const table of ['files', 'notes'] as const)
        await schema
          .createTable(table)
          .addColumn('id', 'text', (column) => column.primaryKey())
          .addColumn('entryId', 'text', (column) => column.notNull().references('entries.id').onDelete('cascade'))
          .$call((created) =>
            table === 'files'
              ? created
                  .addColumn('field', 'text', (column) => column.notNull())
                  .addColumn('name', 'text', (column) => column.notNull())
                  .addColumn('size', 'integer', (column) => column.notNull())
                  .addColumn('content', bytes === 'blob' ? 'blob' : 'bytea', (column) => column.notNull())
              : created
                  .addColumn('writtenAt', time, (column) => column.notNull())
                  .addColumn('text', 'text', (column) => column.notNull()),
          )
          .execute();
      await schema.createIndex('entriesByForm').on('entries').columns(['formName', 'id']).execute();
      await schema.createIndex('filesByEntry').on('files').column('entryId').execute();
      await schema.createIndex('notesByEntry').on('notes').column('entryId').execute();
    },
  },
  '2026-11-mails': mails(time),
  '2026-11-subscriptions': subscriptions(time),
  '2026-11-secrets': secrets,
  '2026-11-places': limitedForms,
  '2026-11-unfinished': unfinished(time),
});

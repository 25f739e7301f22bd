import { resolve } from 'node:path';
import { formatProblems } from '#engine/check/formatProblems.ts';
import { siteNow } from '#engine/content/siteTime.ts';
import { readInboxForms } from '#engine/make/schemas/readInboxForms.ts';
import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { importOptional } from '#engine/problems/importOptional.ts';
import { describeAccess } from '#engine/serve/hosts.ts';
import { onParentShellExit, onTerminationSignal } from '#engine/store/terminationSignals.ts';

const options = {
  pages: { about: 'the folder of the pages, whose forms are received', default: 'pages', value: 'DIR' },
  data: {
    about: 'the file for the entries, unless DATABASE_URL names a PostgreSQL server',
    default: process.env.INBOX_DATA ?? 'inbox/inbox.db',
    value: 'FILE',
  },
  port: { about: 'the port to listen on', default: process.env.PORT ?? '4180', value: 'N' },
  'mail-from': {
    about: 'the address that mails come from, if SMTP_URL names a mail server',
    default: process.env.MAIL_FROM ?? '',
    value: 'ADDRESS',
  },
  host: {
    about: 'the address to listen on; 0.0.0.0 lets others in',
    default: process.env.HOST || 'localhost',
    value: 'HOST',
  },
};

const about = 'Receives what visitors send with the forms of the site, checks it by their rules and stores it.';

/** Packages that sites without an inbox do not install. */
const packages = ['@hono/node-server', 'hono', 'kysely', 'libsql', 'nodemailer', 'pg', 'write-excel-file'];

void runCommand({ name: 'inbox', about, options }, async (argv) => {
  const { pages = '', data = '', port = '', host = '', 'mail-from': sender = '' } = readOptions(options, argv);
  const readSite = () => {
    const { problems, ...site } = readInboxForms({ pages, at: siteNow(pages) });
    const errors = problems.filter(({ severity }) => severity === 'error');
    if (errors.length > 0) throw new CommandError(formatProblems({ source: site.source, problems: errors }, pages));
    return site;
  };
  if (process.env.SMTP_URL && !sender) throw new CommandError('--mail-from must say which address mails come from.');
  const { DATABASE_URL: url } = process.env;
  const place = url ? { url } : { file: resolve(data) };
  const { SMTP_URL: smtp } = process.env;
  const mail = smtp ? { url: smtp, from: sender } : undefined;
  const { startInbox } = await importOptional(() => import('#inbox/startInbox.ts'), packages, 'The inbox');
  const inbox = await startInbox({ readSite, place, port: Number(port), host, mail }).catch((error: Error) => {
    throw error instanceof CommandError ? error : new CommandError(error.message);
  });
  const end = () => void inbox.close().then(() => process.exit());
  onTerminationSignal(end);
  onParentShellExit(end);
  // Started beside the server of a site, it ends with that.
  process.once('disconnect', end);
  if (inbox.hasSubscriptions && !mail)
    console.warn('Nobody can subscribe: a form is a subscription, and SMTP_URL names no mail server for its mails.');
  if (inbox.hasLinks && !mail)
    console.warn(
      'Nobody can finish a form later: "resumeDays" needs mails, and SMTP_URL names no mail server for them.',
    );
  process.send?.({ port: inbox.port, signIn: inbox.signIn });
  // Beside the server of a site, that says under which address it is reached.
  if (process.send) return 0;
  console.log(`Receiving forms at ${inbox.url} (Ctrl+C stops it)`);
  console.log(`Entries are stored ${url ? 'in the database of DATABASE_URL' : `in ${data}`}. ${describeAccess(host)}`);
  if (inbox.forms === 0) console.log('No form sends here yet: write "kind": "inbox" in its "submit".');
  console.log(`To read them, open ${new URL(inbox.signIn, inbox.url).href}`);
  return 0;
});

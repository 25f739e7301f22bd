import { assertMoment, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { galleryAddress } from '#engine/serve/dev/devGallery.ts';
import { startDevServer } from '#engine/serve/dev/devServer.ts';
import { whoGetsIn } from '#engine/serve/hosts.ts';
import { updateEditorSchemas } from '#engine/tools/editor/writeEditorSchemas.ts';

const options = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  at: { about: 'the day or time to show, as 2027-01-15 or 2027-01-15T09:00; now unless you say', value: 'MOMENT' },
  port: { about: 'the port to listen on', default: process.env.PORT ?? '5173', value: 'N' },
  host: {
    about: 'the address to listen on; 0.0.0.0 lets others in',
    default: process.env.HOST || 'localhost',
    value: 'HOST',
  },
};

// A signal that ends npm ends the shell between npm and this process, and goes no further: dev would go on unseen.
const shell = process.ppid;
const stopWithShell = () => process.ppid === shell || process.exit();
if (process.env.npm_lifecycle_event) setInterval(stopWithShell, 500).unref();

const about = 'Serves the site while you write: open pages follow as you save, and mistakes are shown over them.';

void runCommand({ name: 'dev', about, options }, async (argv) => {
  const { pages = '', port = '', host = '', at } = readOptions(options, argv);
  if (at !== undefined) assertMoment(at);
  const { url, stop } = await startDevServer({
    pages,
    at,
    port: Number(port),
    host,
    log: console.log,
    afterCheck: updateEditorSchemas,
  });
  console.log(`Follow your changes at ${url} (Ctrl+C stops it)`);
  console.log(whoGetsIn(host));
  console.log(`Every block, with its JSON to copy: ${new URL(galleryAddress, url)}`);
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stop().then(() => process.exit(0)));
  return 0;
});

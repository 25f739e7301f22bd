import { resolve } from 'node:path';
import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { describeAccess } from '#engine/serve/hosts.ts';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { startInboxProcess } from '#engine/tools/build/startInboxProcess.ts';

const options = {
  out: { about: 'the folder of the finished site', default: 'dist', value: 'DIR' },
  pages: {
    about: 'the folder of its pages, which say where its inbox is and what its forms are',
    default: 'pages',
    value: 'DIR',
  },
  port: { about: 'the port to listen on', default: process.env.PORT ?? '4173', value: 'N' },
  host: {
    about: 'the address to listen on; 0.0.0.0 lets others in',
    default: process.env.HOST || 'localhost',
    value: 'HOST',
  },
};

const about = 'Serves a finished site as a good host does.';

void runCommand({ name: 'serve', about, options }, async (argv) => {
  const { out = '', pages = '', port = '', host = '' } = readOptions(options, argv);
  // It ends with this process.
  const inbox = startInboxProcess(resolve(pages));
  const server = { directory: resolve(out), port: Number(port), host, forwarding: inbox?.forwarding };
  const { url } = await startServer(server).catch((error: Error) => {
    inbox?.stop();
    throw new CommandError(error.message);
  });
  console.log(`Serving ${out} at ${url} (Ctrl+C stops it)`);
  console.log(describeAccess(host));
  void inbox?.signIn.then((path) => path && console.log(`To read what forms send, open ${url}${path}`));
  return 0;
});

import { resolve } from 'node:path';
import { CommandError, readOptions, runCommand } from '#engine/problems/commandLine.ts';
import { describeAccess } from '#engine/serve/hosts.ts';
import { startServer } from '#engine/serve/static/staticServer.ts';

const options = {
  out: { about: 'the folder of the finished site', default: 'dist', value: 'DIR' },
  port: { about: 'the port to listen on', default: process.env.PORT ?? '4173', value: 'N' },
  host: {
    about: 'the address to listen on; 0.0.0.0 lets others in',
    default: process.env.HOST || 'localhost',
    value: 'HOST',
  },
};

const about = 'Serves a finished site as a good host does.';

void runCommand({ name: 'serve', about, options }, async (argv) => {
  const { out = '', port = '', host = '' } = readOptions(options, argv);
  const { url } = await startServer({ directory: resolve(out), port: Number(port), host }).catch((error: Error) => {
    throw new CommandError(error.message);
  });
  console.log(`Serving ${out} at ${url} (Ctrl+C stops it)`);
  console.log(describeAccess(host));
  return 0;
});

import { resolve } from 'node:path';
import { assertTimestamp, CommandError } from '#engine/problems/commandLine.ts';
import type { OptionDefinitions } from '#engine/problems/describeCommand.mjs';
import { galleryAddress } from '#engine/serve/dev/devGallery.ts';
import { startDevServer } from '#engine/serve/dev/devServer.ts';
import { describeAccess } from '#engine/serve/hosts.ts';
import { onParentShellExit, onTerminationSignal } from '#engine/store/terminationSignals.ts';
import { inboxOnDemand } from '../build/startInboxProcess.ts';
import { createEditorSchemas, updateEditorSchemas } from '../editor/writeEditorSchemas.ts';

export const devOptions = {
  pages: { about: 'the folder of the pages', default: 'pages', value: 'DIR' },
  at: { about: 'the day or time to show, as 2027-01-15 or 2027-01-15T09:00; now unless you say', value: 'MOMENT' },
  port: { about: 'the port to listen on', default: process.env.PORT ?? '5173', value: 'N' },
  host: {
    about: 'the address to listen on; 0.0.0.0 lets others in',
    default: process.env.HOST || 'localhost',
    value: 'HOST',
  },
  'studio-port': {
    about: 'the port of the studio; the one after that of the site unless you say',
    ...(process.env.STUDIO_PORT && { default: process.env.STUDIO_PORT }),
    value: 'N',
  },
  'new-token': { about: 'lets no browser into the studio any more that was let in before', isSwitch: true },
} satisfies OptionDefinitions;

/**
 * Serves a site while it is edited, until a signal ends the process.
 * @returns addresses of the site and of its studio; the latter lets one browser in
 * @throws CommandError if the port is taken, or if the timestamp is invalid
 */
export async function runDev(values: Record<string, string>): Promise<{ url: string; studio: string }> {
  const { pages = '', port = '', host = '', at, 'studio-port': studioPort } = values;
  onParentShellExit(() => process.exit());
  if (at !== undefined) assertTimestamp(at);
  let address = '';
  const server = {
    pages,
    at,
    port: readPort(port, 'PORT'),
    studioPort: studioPort === undefined ? undefined : readPort(studioPort, 'STUDIO_PORT'),
    hasNewToken: values['new-token'] !== undefined,
    host,
    log: console.log,
    forwarding: inboxOnDemand(resolve(pages), (path) =>
      console.log(`To read what forms send, open ${new URL(path, address)}`),
    ),
    afterCheck: updateEditorSchemas,
    editorSchemas: createEditorSchemas,
  };
  const { url, studioUrl, stop } = await startDevServer(server);
  address = url;
  const studio = studioUrl();
  console.log(`Follow your changes at ${url} (Ctrl+C stops it)`);
  console.log(describeAccess(host));
  console.log(`Edit by clicking in the studio: ${studio}`);
  console.log(`Every block, with its JSON to copy: ${new URL(galleryAddress, url)}`);
  onTerminationSignal(() => stop().then(() => process.exit(0)));
  return { url, studio };
}

function readPort(value: string, name: string): number {
  const port = Number(value);
  if (value.trim() === '' || !Number.isInteger(port) || port < 0 || port > 65535)
    throw new CommandError(`${name} must be a number from 0 to 65535, and is "${value}".`);
  return port;
}

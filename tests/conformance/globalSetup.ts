import { startServer } from '#engine/serve/static/staticServer.ts';
import { buildConformanceSite } from './site.ts';

/** Serves the conformance site until all workers are done; builds it if necessary. */
export default async function globalSetup(): Promise<() => Promise<void>> {
  const { ok, out, thrown, problems, composed } = await buildConformanceSite();
  if (!ok)
    throw new Error(
      thrown ??
        `The conformance site was not built:\n${problems.map(({ file, message }) => `${file}: ${message}`).join('\n')}`,
    );
  const server = await startServer({ directory: out, port: 0 });
  process.env.CONFORMANCE_URL = server.url;
  process.env.CONFORMANCE_COMPOSED = JSON.stringify(composed.map(({ route }) => route));
  return server.close;
}

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type RunningServer, startServer } from '#engine/serve/static/server.ts';
import { type InstalledPackage, installPackage } from './installedPackage.ts';

/** Folder of the address that the practice lies below. */
export const practiceBase = '/praxis';

/** Routes of its pages. */
export const practiceRoutes = ['/', '/leistungen', '/team', '/kontakt', '/impressum', '/datenschutz'];

/** The site of a dental practice with code of its own, beside the packed engine and nothing else of this repository. */
export function installPractice(): InstalledPackage {
  const site = installPackage();
  cpSync(join(import.meta.dirname, '../sites/practice'), site.folder, { recursive: true });
  return site;
}

/** The same, built by that engine and served; `close` ends it and leaves nothing. */
export async function servePractice(): Promise<RunningServer> {
  const site = installPractice();
  const { status, said } = site.run('build');
  if (status !== 0) throw new Error(said);
  const server = await startServer({ directory: join(site.folder, 'dist'), port: 0 });
  const close = async () => {
    await server.close();
    site.remove();
  };
  return { ...server, close };
}

import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type InstalledPackage, installPackage, optionalPackages } from './installedPackage.ts';

/** Folder of the practice's address. */
export const practiceBase = '/praxis';

export const practiceRoutes = [
  '/',
  '/leistungen',
  '/team',
  '/kontakt',
  '/impressum',
  '/datenschutz',
  '/en',
  '/en/kontakt',
];

/**
 * Installs the site of a dental practice with its own code beside the packed engine, with nothing else of this
 * repository.
 */
export function installPractice(): InstalledPackage {
  const site = installPackage([...optionalPackages, '@types/react']);
  cpSync(join(import.meta.dirname, '../sites/practice'), site.folder, { recursive: true });
  return site;
}

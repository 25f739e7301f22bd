import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { type InstalledPackage, installPackage } from './installedPackage.ts';

/** Folder of the address that the practice lies below. */
export const practiceBase = '/praxis';

/** Routes of its pages. */
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

/** The site of a dental practice with code of its own, beside the packed engine and nothing else of this repository. */
export function installPractice(): InstalledPackage {
  const site = installPackage();
  cpSync(join(import.meta.dirname, '../sites/practice'), site.folder, { recursive: true });
  return site;
}

import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from '#engine/store/projectRoot.ts';

const folder = 'src/engine/make/features';

/** Where a feature has its code for browsers, from the top of this program. */
export const clientOf = (feature: string): string => `${folder}/${feature}/client.ts`;

/** All code that features have for browsers, from the top of this program. */
export const featureClients = (): string[] =>
  readdirSync(join(projectRoot, folder))
    .map(clientOf)
    .filter((path) => existsSync(join(projectRoot, path)));

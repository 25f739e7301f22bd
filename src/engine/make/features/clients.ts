import { existsSync, readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { ownNames } from '#engine/store/ownParts.cjs';
import { projectRoot } from '#engine/store/projectRoot.ts';
import { siteRoot } from '#engine/store/siteRoot.ts';

const folder = 'src/engine/make/features';

/** Where a feature has its code for browsers, from the top of this program. */
export const clientOf = (feature: string): string =>
  ownNames('features').includes(feature)
    ? relative(projectRoot, join(siteRoot, 'features', feature, 'client.ts')).replaceAll('\\', '/')
    : `${folder}/${feature}/client.ts`;

/** All code that features have for browsers, from the top of this program. */
export const featureClients = (): string[] =>
  [...new Set([...readdirSync(join(projectRoot, folder)), ...ownNames('features')])]
    .map(clientOf)
    .filter((path) => existsSync(join(projectRoot, path)));

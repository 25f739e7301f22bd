import { error } from '#shared/problemKind.ts';
import { firstOf, quote } from '#shared/words.ts';

/** Which version of a block a site was written for, and which one the engine has. */
export interface Versions {
  type: string;
  site: number;
  engine: number;
}

const listed = (versions: readonly Versions[]) =>
  firstOf(
    versions.map(({ type, site, engine }) => `${quote(type)} (version ${site}, now ${engine})`),
    4,
  );

/** Blocks whose shape has changed since a site was written. */
export const upgrade = {
  'block-version-old': error<{ versions: Versions[] }>({
    title: 'Blocks of an older version',
    message: ({ versions }) =>
      `The pages were written for ${versions.length > 1 ? 'older versions of these blocks' : 'an older version of a block'}: ${listed(versions)}.`,
    hint: () =>
      'Run "npm run migrate": it rewrites these blocks on all pages. With "-- --dry-run" it only shows what it would change.',
    why: 'A block whose shape has changed cannot be read as it was written before. Until all pages are rewritten, nothing else about them can be checked.',
    example: {
      wrong: '{ "name": "Example College", … }',
      right: '{ "name": "Example College", …, "blockVersions": { "cards": 2 } }',
    },
  }),
  'block-version-new': error<{ versions: Versions[] }>({
    title: 'Blocks of a newer version',
    message: ({ versions }) =>
      `The pages were written for ${versions.length > 1 ? 'newer versions of blocks' : 'a newer version of a block'} than this engine has: ${listed(versions)}.`,
    hint: () => 'Update the engine. If "blockVersions" was changed by hand, put back what it said.',
    why: 'An older engine does not know what the newer shape of a block means, and would leave parts of the pages out.',
    example: { wrong: '"blockVersions": { "cards": 3 }', right: '"blockVersions": { "cards": 2 }' },
  }),
};

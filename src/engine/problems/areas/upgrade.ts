import { formatFirst, quote } from '#shared/formatText.ts';
import { error } from '#shared/problemKind.ts';

export interface BlockVersionPair {
  type: string;
  site: number;
  engine: number;
}

const formatVersions = (versions: readonly BlockVersionPair[]) =>
  formatFirst(
    versions.map(({ type, site, engine }) => `${quote(type)} (version ${site}, now ${engine})`),
    4,
  );

/** Problems of blocks whose schema has changed since the site was written, and of Markdown, which is among them. */
export const upgradeProblems = {
  'block-version-old': error<{ versions: BlockVersionPair[] }>({
    title: 'Blocks of an older version',
    message: ({ versions }) =>
      `The pages were written for ${versions.length > 1 ? 'older versions of these blocks' : versions[0]?.type === 'markdown' ? 'an older version of texts' : 'an older version of a block'}: ${formatVersions(versions)}.`,
    hint: () =>
      'Run "npm run migrate": it rewrites these blocks and texts in all files. With "-- --dry-run" it only shows what it would change.',
    hintInWords: () =>
      'Ask those who look after the program of this site to bring its blocks up to date; nothing is lost meanwhile.',
    why: 'A block whose shape has changed cannot be read as it was written before. Until all pages are rewritten, nothing else about them can be checked.',
    example: {
      wrong: '{ "name": "Example College", … }',
      right: '{ "name": "Example College", …, "blockVersions": { "cards": 2 } }',
    },
  }),
  'block-version-new': error<{ versions: BlockVersionPair[] }>({
    title: 'Blocks of a newer version',
    message: ({ versions }) =>
      `The pages were written for ${versions.length > 1 ? 'newer versions of blocks' : 'a newer version of a block'} than this engine has: ${formatVersions(versions)}.`,
    hint: () => 'Update the engine. If "blockVersions" was changed by hand, put back what it said.',
    hintInWords: () => 'Ask those who look after the program of this site to update it.',
    why: 'An older engine does not know what the newer shape of a block means, and would leave parts of the pages out.',
    example: { wrong: '"blockVersions": { "cards": 3 }', right: '"blockVersions": { "cards": 2 }' },
  }),
};

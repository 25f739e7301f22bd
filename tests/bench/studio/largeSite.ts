import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { page, routeOf, writePages } from '../pages/writePages.ts';

/** Site with a number of pages. */
export interface LargeSite {
  /** Folder of its pages. */
  pages: string;
  /** Number of its pages. */
  count: number;
}

interface Blocks {
  blocks: { type: string }[];
}

/** Address of the page with so many blocks. */
export const routeWithBlocks = (count: number) => `/blocks-${count}`;

/** Index of a block with a heading in the middle of a page with so many blocks. */
export function middleBlock(count: number): number {
  const types = blocksOf(count).map(({ type }) => type);
  return types.indexOf('media-text', Math.floor((count - 1) / 2) - 4);
}

function blocksOf(count: number): { type: string }[] {
  const blocks: { type: string }[] = [];
  for (let index = 0; blocks.length < count; index += 1) blocks.push(...(page(index, 1000) as Blocks).blocks);
  return blocks.slice(0, count);
}

/** Writes a site in a repository of its own, with pages of so many blocks each, and commits it. */
export function writeLargeSite({ pages, count }: LargeSite, blockCounts: readonly number[]): void {
  writePages(pages, count);
  for (const blocks of blockCounts) {
    const content = { ...page(0, count), order: 0, heading: `${blocks} blocks`, blocks: blocksOf(blocks) };
    writeFileSync(join(pages, `${routeWithBlocks(blocks)}.json`), withRoutesIn(content, count));
  }
  const git = (...args: string[]) => execFileSync('git', args, { cwd: pages, stdio: ['ignore', 'ignore', 'inherit'] });
  git('init', '--quiet');
  git('config', 'user.name', 'Bench');
  git('config', 'user.email', 'bench@example.org');
  git('add', '.');
  git('commit', '--quiet', '-m', 'Begin');
}

/** Pages that are new. A fifth of them is in one folder, the others are in folders of a hundred. */
export function writeNewPages({ pages, count }: LargeSite, changes: number): void {
  const inOne = Math.floor(changes / 5);
  for (let index = 0; index < changes; index += 1) {
    const folder = index < inOne ? 'archive' : `year-${1 + Math.floor((index - inOne) / 100)}`;
    const path = join(pages, folder, `news-${index + 1}.json`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withRoutesIn({ ...page(count + index, count), heading: `News ${index + 1}` }, count));
  }
}

/** Text of a page whose links lead to pages that a site of so many pages has. */
const withRoutesIn = (content: object, count: number) =>
  `${JSON.stringify(content, null, 2).replaceAll(/"\/section-(\d+)\/page-(\d+)"/g, (_, section, number) =>
    JSON.stringify(routeOf(((Number(section) - 1) * 100 + Number(number) - 1) % count)),
  )}\n`;

import { access, mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { pdf } from './documents.ts';
import { type Artwork, manifest } from './manifest.ts';
import { papers } from './papers.ts';

/** What to make. */
export interface Options {
  /** Folder the files go to. */
  readonly folder: string;
  /** Whether to replace files that exist; without it a photo put in place of artwork stays. */
  readonly force: boolean;
  /** Only files whose path below the folder begins so. */
  readonly only: string;
}

/** Quality of the JPEG originals; the build makes the delivered sizes from them. */
const JPEG = { quality: 78, mozjpeg: true, chromaSubsampling: '4:2:0' } as const;

async function content(artwork: Artwork): Promise<Uint8Array | string> {
  const svg = artwork.draw();
  return artwork.path.endsWith('.svg') ? `${svg}\n` : sharp(Buffer.from(svg)).flatten().jpeg(JPEG).toBuffer();
}

/** Every file that can be made: its path below the media folder and how its content is made. */
const files: readonly { readonly path: string; readonly make: () => Promise<Uint8Array | string> }[] = [
  ...manifest.map((artwork) => ({ path: artwork.path, make: () => content(artwork) })),
  ...Object.entries(papers).map(([name, paper]) => ({ path: `documents/${name}.pdf`, make: () => pdf(paper) })),
];

const exists = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  );

/**
 * Makes the artwork of the reference site.
 *
 * @param report is told the path of every file written
 * @returns how many files were written and how many were left as they are
 */
export async function makeArtwork(
  { folder, force, only }: Options,
  report: (path: string) => void,
): Promise<{ written: number; kept: number }> {
  const counts = { written: 0, kept: 0 };
  for (const { path, make } of files.filter((file) => file.path.startsWith(only))) {
    const target = join(folder, path);
    if (!force && (await exists(target))) {
      counts.kept++;
      continue;
    }
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, await make());
    counts.written++;
    report(path);
  }
  return counts;
}

import { existsSync, mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { listFilesBelow } from '#engine/store/listFilesBelow.ts';
import type { Site } from './model.ts';
import { drawPicture } from './pictures.ts';

const drawn = new Map<string, Buffer>();

async function bytesOf(motif: string): Promise<Buffer> {
  const bytes = drawn.get(motif) ?? (await drawPicture(motif));
  drawn.set(motif, bytes);
  return bytes;
}

/** All files of a site, by path. */
async function contentsOf(site: Site): Promise<Map<string, Buffer>> {
  const contents = new Map<string, Buffer>();
  for (const [path, json] of site.files) contents.set(path, Buffer.from(`${JSON.stringify(json, null, 2)}\n`));
  for (const [path, motif] of site.pictures) contents.set(`_media/${path}`, await bytesOf(motif));
  for (const [path, text] of site.broken) contents.set(path, Buffer.from(text));
  return contents;
}

/**
 * Writes a site into a folder. As an editor would, it writes only files that differ, and leaves all others alone.
 * @param keepsTimes true if overwritten files keep their previous timestamp
 */
export async function writeSite(site: Site, directory: string, keepsTimes = false): Promise<void> {
  const contents = await contentsOf(site);
  for (const path of listFilesBelow(directory)) if (!contents.has(path)) rmSync(join(directory, path));
  for (const [path, content] of contents) {
    const file = join(directory, path);
    const before = existsSync(file) ? statSync(file) : undefined;
    if (before && readFileSync(file).equals(content)) continue;
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
    if (before && keepsTimes) utimesSync(file, before.atime, before.mtime);
  }
}

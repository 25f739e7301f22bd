import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { withoutBasePath } from '#shared/withoutBasePath.ts';
import { convertMedia, type MediaOutput } from '../images/convertMedia.ts';
import { outputsOf } from '../images/mediaUse.ts';
import { listSharedTexts } from '../render/siteRenderer.ts';
import { createDependencyRecord } from '../resolve/dependencyRecord.ts';
import type { LocaleSnapshot } from './siteSnapshot.ts';
import { renderSnapshotPage } from './snapshotPair.ts';

export interface PageFiles {
  html: string;
  /** Reads a file by its path (`/assets/site-1a2b3c4d.css`); undefined if the page does not load it. */
  read: (path: string) => Promise<Buffer | string | undefined>;
}

export async function openPageFiles(state: LocaleSnapshot, key: string): Promise<PageFiles | undefined> {
  const head = state.pages.get(key);
  if (!head) return undefined;
  const { renderer, shellUses } = state;
  const dependencies = createDependencyRecord();
  const { html, rendered } = await renderSnapshotPage(head, state, dependencies);
  const { islands } = rendered;
  const texts = listSharedTexts(renderer);
  if (islands) texts.set(islands.address, islands.text);
  const outputs = [...shellUses.media.values(), ...dependencies.media.values()].flatMap(outputsOf);
  const media = new Map<string, MediaOutput>(outputs.map((output) => [`/${output.path}`, output]));
  return {
    html,
    async read(address) {
      const path = withoutBasePath(address, renderer.base) ?? address;
      const mediaOutput = media.get(path);
      if (mediaOutput) return readFile((await convertMedia(mediaOutput)).path);
      if (texts.has(path)) return texts.get(path);
      const isCode = path.startsWith('/assets/') && !path.includes('..');
      return isCode ? readFile(join(renderer.code.clientDirectory, path)).catch(() => undefined) : undefined;
    },
  };
}

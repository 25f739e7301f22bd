import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { belowBase } from '#engine/content/basePath.ts';
import { convertPicture, type MediaOutput } from '../images/convert.ts';
import { outputsOf } from '../images/mediaUse.ts';
import { sharedTexts } from '../render/site.ts';
import { createUses } from '../resolve/uses.ts';
import type { ShownState } from './siteState.ts';
import { makePage } from './statePair.ts';

/** A page of a state, and whatever it asks for, without a finished site. */
export interface PageFiles {
  html: string;
  /** A file of the site by its path (`/assets/site-1a2b3c4d.css`); undefined where the page asks for no such file. */
  read: (path: string) => Promise<Buffer | string | undefined>;
}

/** @param key place of the page in the output, as in `pages` of the state */
export async function filesOfPage(state: ShownState, key: string): Promise<PageFiles | undefined> {
  const head = state.pages.get(key);
  if (!head) return undefined;
  const { renderer, shellUses } = state;
  const uses = createUses();
  const { html, rendered } = await makePage(head, state, uses);
  const { islands } = rendered;
  const texts = sharedTexts(renderer);
  if (islands) texts.set(islands.address, islands.text);
  const asked = [...shellUses.media.values(), ...uses.media.values()].flatMap(outputsOf);
  const media = new Map<string, MediaOutput>(asked.map((output) => [`/${output.path}`, output]));
  return {
    html,
    async read(address) {
      const path = belowBase(address, renderer.base) ?? address;
      const medium = media.get(path);
      if (medium) return readFile((await convertPicture(medium)).path);
      if (texts.has(path)) return texts.get(path);
      const isCode = path.startsWith('/assets/') && !path.includes('..');
      return isCode ? readFile(join(renderer.code.clientDirectory, path)).catch(() => undefined) : undefined;
    },
  };
}

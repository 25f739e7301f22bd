import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { belowBase } from '#engine/content/basePath.ts';
import { convertPicture, type MediaOutput } from '../images/convert.ts';
import { outputsOf } from '../images/mediaUse.ts';
import { renderPage, textOf } from '../render/page.ts';
import { resolvePage } from '../resolve/page.ts';
import { blockTypesIn } from '../resolve/resolved.ts';
import { resolveShell } from '../resolve/site.ts';
import { createUses } from '../resolve/uses.ts';
import type { ShownState } from './siteState.ts';

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
  const { context, renderer, whole } = state;
  const uses = createUses();
  resolveShell(context, uses);
  const resolved = resolvePage(whole(head), context, uses);
  await renderer.code.server.loadComponents(blockTypesIn(resolved.blocks));
  const { document, islands } = renderPage(resolved, renderer);
  const { shellIslands, stylesheet, cssAddress, code } = renderer;
  const later = renderer.laterStyles();
  const texts = new Map([
    [cssAddress, stylesheet.text],
    [later.address, later.css],
    [shellIslands.address, shellIslands.json],
    ...(islands ? [[islands.address, islands.json] as const] : []),
  ]);
  const media = new Map<string, MediaOutput>();
  for (const output of [...uses.media.values()].flatMap(outputsOf)) media.set(`/${output.path}`, output);
  return {
    html: textOf(document),
    async read(address) {
      const path = belowBase(address, renderer.base) ?? address;
      const medium = media.get(path);
      if (medium) return readFile((await convertPicture(medium)).path);
      if (texts.has(path)) return texts.get(path);
      const isCode = path.startsWith('/assets/') && !path.includes('..');
      return isCode ? readFile(join(code.clientDirectory, path)).catch(() => undefined) : undefined;
    },
  };
}

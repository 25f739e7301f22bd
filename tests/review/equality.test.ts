import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { expect, it, onTestFinished } from 'vitest';
import { buildSite } from '#engine/make/build.ts';
import { reviewRevisions } from '#engine/tools/review/reviewRevisions.ts';
import { edits, isBreaking } from '../incremental/edits/all.ts';
import { Chance } from '../incremental/edits/chance.ts';
import { readTree, type Tree } from '../incremental/engine/tree.ts';
import { createSite } from '../incremental/site/create.ts';
import { writeSite } from '../incremental/site/write.ts';

/*
 * A review names exactly the pages whose documents differ, after any edit: never unchanged output, always changed
 * output. Several edits are reviewed together, as in practice. LINTEL_SEED sets different edits, LINTEL_EDITS more of
 * them, each reviewed by itself.
 */

const seed = Number(process.env.LINTEL_SEED ?? 7);

const names = Object.keys(edits).filter((name) => !isBreaking(name));
/** Every second edit once, which the seed chooses, unless LINTEL_EDITS says more. */
const count = Number(process.env.LINTEL_EDITS ?? Math.ceil(names.length / 2));
const editsPerReview = process.env.LINTEL_EDITS ? 1 : 4;

/** Documents of pages by their addresses, without redirects. */
const documents = (tree: Tree): Map<string, string> =>
  new Map(
    [...tree].flatMap(([path, content]) => {
      const text = path.endsWith('.html') ? content.toString() : '';
      const route = `/${path.replace(/\.html$/, '').replace(/\/?index$/, '')}`;
      return text.includes('<main') ? [[route, text] as const] : [];
    }),
  );

/** Addresses whose documents differ. */
function differing(before: Tree, after: Tree): string[] {
  const [old, now] = [documents(before), documents(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter((route) => old.get(route) !== now.get(route)).sort();
}

it('names the pages whose documents differ, and no others', { timeout: 50_000 * count }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'lintel-review-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [pages, out] = [join(folder, 'pages'), join(folder, 'out')];
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'ignore' });
  const commit = () => {
    git('add', '-A', 'pages');
    git('-c', 'user.name=Test', '-c', 'user.email=test@example.com', 'commit', '--allow-empty', '-m', 'Edited');
  };
  let site = createSite();
  const { at } = site;
  const build = async (): Promise<Tree | undefined> => {
    const { ok } = await buildSite({ pages, out, at });
    return ok ? readTree(out) : undefined;
  };
  await writeSite(site, pages);
  git('init');
  commit();
  let before = (await build()) as Tree;
  const chosen = fc.sample(fc.array(fc.nat(9973), { minLength: 6, maxLength: 6 }), { seed, numRuns: count });
  let compared = 0;
  for (let first = 0; first < count; first += editsPerReview) {
    const edited = structuredClone(site);
    const done = chosen.slice(first, first + editsPerReview).map((numbers, index) => {
      const what = names[((first + index) * 2 + seed) % names.length] ?? '';
      edits[what]?.(edited, new Chance(numbers));
      return `${what} (${JSON.stringify(numbers)})`;
    });
    await writeSite(edited, pages);
    const after = await build();
    if (!after) {
      await writeSite(site, pages);
      continue;
    }
    const { review } = await reviewRevisions({ pages, ref: 'HEAD', at });
    const named = review.pages.flatMap(({ route, from }) => (from === undefined ? [route] : [route, from])).sort();
    expect(named, done.join(', ')).toEqual(differing(before, after));
    compared += done.length;
    [site, before] = [edited, after];
    commit();
  }
  expect(compared).toBeGreaterThan(count * 0.8);
});

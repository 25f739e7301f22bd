import { cpSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '#engine/serve/static/staticServer.ts';
import { test as base } from '../browser/site.ts';
import { copyOrchard } from '../browser/siteCopy.ts';
import { buildWithEngine } from '../engine.ts';
import { laterEngine } from './otherEngine.ts';

/** Folders of finished builds of the same site. */
export interface Builds {
  first: string;
  /** Built later, with different code; it keeps the files of the first build. */
  second: string;
  /** The same, without the files of the first build. */
  secondAlone: string;
}

/** A form with its own message when nothing is filled in, which requires React. */
const form = (message: string) => ({
  type: 'form',
  id: 'ask',
  heading: 'Ask us',
  fields: [{ name: 'name', label: 'Name', input: 'text', rules: [{ rule: 'required', message }] }],
  submit: { label: 'Ask', kind: 'simulate', delayMs: 100 },
});

const panel = (label: string, text: string) => ({ label, blocks: [{ type: 'rich-text', text }] });

async function makeBuilds(name: string): Promise<Builds> {
  const { pages, out, edit } = copyOrchard(name);
  const builds = { first: `${out}-1`, second: `${out}-2`, secondAlone: `${out}-3` };
  for (const path of ['index.json', 'visit.json']) {
    edit(path, (page) => {
      page.blocks.push({
        type: 'tabs',
        id: 'kinds',
        items: [panel('Early', 'Ripe in July.'), panel('Late', 'Ripe at last.')],
      });
      page.blocks.push(form('Say your name.'));
      page.blocks.push({ type: 'rich-text', text: 'Where is [the gate](/visit#gate)? Go [home](/).' });
    });
  }
  const report = await buildWithEngine({ pages, out: builds.first, keep: 3 }, 'production');
  if (!report.ok) throw new Error(report.thrown ?? JSON.stringify(report.problems));
  for (const path of ['index.json', 'visit.json']) {
    edit(path, (page) => {
      page.blocks.splice(-2, 1, form('Your name, please.'));
      page.blocks.at(-3).items = [
        panel('July', 'Eat now.'),
        panel('October', 'Keep until spring.'),
        panel('Never', 'A pity.'),
      ];
    });
  }
  const engine = laterEngine();
  cpSync(builds.first, builds.second, { recursive: true });
  engine.build({ pages, out: builds.second, keep: 3 });
  engine.build({ pages, out: builds.secondAlone });
  return builds;
}

interface Deployment {
  deploy: (build: keyof Builds) => void;
}

/** A test of a site whose build can be replaced. */
export const test = base.extend<Deployment, { builds: Builds; link: string }>({
  builds: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => use(await makeBuilds('new-build')),
    { scope: 'worker', timeout: 240_000 },
  ],
  link: [async ({ builds }, use) => use(join(builds.first, '../current')), { scope: 'worker' }],
  site: [
    async ({ builds, link }, use) => {
      point(link, builds.first);
      const server = await startServer({ directory: link, port: 0 });
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 240_000 },
  ],
  deploy: async ({ builds, link }, use) => {
    point(link, builds.first);
    await use((build) => point(link, builds[build]));
  },
});

function point(link: string, folder: string): void {
  rmSync(`${link}.next`, { force: true });
  symlinkSync(folder, `${link}.next`);
  renameSync(`${link}.next`, link);
}

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { writeProject } from './project.ts';
import type { Site, Tool } from './tool.ts';

/** Version of Hugo on this machine; undefined without it. */
export const hugoVersion = (): string | undefined =>
  /v(\d[\d.]*)/.exec(spawnSync('hugo', ['version'], { encoding: 'utf8' }).stdout ?? '')?.[1];

/**
 * Installs Hugo from Debian if it is missing, as there is no npm package.
 * @returns true if there is a Hugo
 */
export function ensureHugo(): boolean {
  if (hugoVersion()) return true;
  console.log('Installing Hugo …');
  const apt = (...args: string[]) => spawnSync('apt-get', args, { stdio: 'ignore' }).status === 0;
  const install = () => apt('install', '-y', '--no-install-recommends', 'hugo');
  return (install() || (apt('update') && install())) && hugoVersion() !== undefined;
}

/**
 * Hugo. It reads pages only from files with front matter, so each page is written as one: the same object as JSON, with
 * its tokens replaced, as Hugo's templates have no tokens. It caches only processed resources between builds.
 */
export function openHugo(site: Site): Tool {
  const project = writeProject(site, 'hugo', 'static');
  const values = JSON.parse(readFileSync(join(site.pages, '_site.json'), 'utf8'));
  const writePage = (file: string) => {
    const path = join(project, 'content', file.replace(/index\.json$/, '_index.md').replace(/\.json$/, '.md'));
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, withFrontMatter(readFileSync(join(site.pages, file), 'utf8'), values));
  };
  for (const file of readdirSync(site.pages, { recursive: true, encoding: 'utf8' }))
    if (/^[^_].*\.json$/.test(file)) writePage(file);
  mkdirSync(join(project, 'data'));
  cpSync(join(site.pages, '_site.json'), join(project, 'data/site.json'));
  cpSync(join(site.pages, '_data/numbers.json'), join(project, 'data/numbers.json'));
  const output = join(project, 'public');
  return {
    name: `Hugo ${hugoVersion()}`,
    output,
    keeps: [output, join(project, 'resources'), join(project, '.cache')],
    command: () => ({
      program: 'hugo',
      args: ['--quiet'],
      cwd: project,
      env: { HUGO_CACHEDIR: join(project, '.cache') },
    }),
    takeEdit: writePage,
  };
}

const sizes: Record<string, [number, number]> = {
  'example/landscape.jpg': [1600, 1067],
  'example/portrait.jpg': [1067, 1600],
  'example/square.jpg': [800, 800],
};

/** A page's JSON as front matter: pictures with their sizes, and the order under the name that Hugo sorts by. */
function withFrontMatter(json: string, site: Record<string, string>): string {
  const filled = json
    .replace(/\{site\.(\w+)\}/g, (_, name) => site[name] ?? '')
    .replaceAll('](example/', '](/media/example/');
  const { order, ...page } = JSON.parse(filled, (key, value) => (key === 'image' ? picture(value) : value));
  return `${JSON.stringify({ ...page, ...(order !== undefined && { weight: order + 1 }) }, null, 2)}\n`;
}

function picture(image: string | { src: string; alt: string }): object {
  const { src, alt } = typeof image === 'string' ? { src: image, alt: '' } : image;
  const [width, height] = sizes[src] ?? [];
  return { src, alt, width, height };
}

import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hugoVersion } from '../build/hugo.ts';
import { openLintel } from '../build/lintel.ts';
import type { Site, Tool } from '../build/tool.ts';
import { peerVersion } from '../peers/peers.ts';
import { type Item, writeList, writeSite } from './writeItems.ts';

/** A program that makes a page of each item of a list. */
export interface ItemTool extends Tool {
  /** Gives it the list. */
  takeItems: (items: readonly Item[]) => void;
}

const peers = join(import.meta.dirname, '../peers');

export function openLintelItems(site: Site, cache: string, items: readonly Item[], hasSearch: boolean): ItemTool {
  writeSite(site.pages, items, hasSearch);
  const tool = openLintel(site, cache);
  const name = hasSearch ? `${tool.name}, with search` : tool.name;
  return {
    ...tool,
    name,
    get keeps() {
      return tool.keeps;
    },
    takeItems: (changed) => writeList(site.pages, changed),
  };
}

/** Eleventy with pagination of one item a page. Its incremental builds make all pages of a changed list. */
export function openEleventyItems(site: Site): ItemTool {
  const project = join(site.folder, 'eleventy');
  mkdirSync(join(project, '_data'), { recursive: true });
  symlinkSync(join(peers, 'node_modules'), join(project, 'node_modules'));
  writeFileSync(join(project, 'items.11ty.mjs'), eleventyTemplate);
  const output = join(project, '_site');
  const command = join(peers, 'node_modules/@11ty/eleventy/cmd.cjs');
  return {
    name: `Eleventy ${peerVersion('@11ty/eleventy')}`,
    output,
    keeps: [output],
    command: (occasion) => ({
      program: process.execPath,
      args: [command, '--quiet', ...(occasion === 'changed' ? ['--incremental=_data/items.json'] : [])],
      cwd: project,
    }),
    takeItems: (items) => writeFileSync(join(project, '_data/items.json'), JSON.stringify(items)),
  };
}

const eleventyTemplate = `
import markdown from 'markdown-it';
const text = markdown();
export const data = {
  pagination: { data: 'items', size: 1, alias: 'item' },
  permalink: ({ item }) => '/items/' + item.id + '/index.html',
};
const link = (item) => (item ? '<li><a href="/items/' + item.id + '/">' + item.title + '</a><p>' + item.summary + '</p></li>' : '');
export const render = ({ item, items, pagination }) =>
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><title>' + item.title + '</title><meta name="description" content="' +
  item.summary + '"></head><body><nav><a href="/">Home</a></nav><main><h1>' + item.title + '</h1><h2>About ' + item.title + '</h2>' +
  text.render(item.text) + '<ul>' + link(items[pagination.pageNumber - 1]) + link(items[pagination.pageNumber + 1]) +
  '</ul></main></body></html>';
`;

/** Hugo with a content adapter, which adds a page for each item. */
export function openHugoItems(site: Site): ItemTool {
  const project = join(site.folder, 'hugo');
  for (const folder of ['content/items', 'layouts/_default', 'assets'])
    mkdirSync(join(project, folder), { recursive: true });
  writeFileSync(
    join(project, 'hugo.toml'),
    'baseURL = "https://example.org/"\ndisableKinds = ["taxonomy", "term", "RSS"]\n',
  );
  writeFileSync(join(project, 'content/items/_content.gotmpl'), hugoAdapter);
  writeFileSync(join(project, 'layouts/_default/single.html'), hugoTemplate);
  writeFileSync(join(project, 'layouts/_default/list.html'), '<h1>{{ .Title }}</h1>');
  const output = join(project, 'public');
  return {
    name: `Hugo ${hugoVersion()}`,
    output,
    keeps: [output, join(project, 'resources')],
    command: () => ({ program: 'hugo', args: ['--quiet'], cwd: project }),
    takeItems: (items) => writeFileSync(join(project, 'assets/items.json'), JSON.stringify(items)),
  };
}

const hugoAdapter = `
{{ range (resources.Get "items.json" | transform.Unmarshal) }}
{{ $content := dict "mediaType" "text/markdown" "value" .text }}
{{ $.AddPage (dict "path" .id "title" .title "content" $content "params" (dict "summary" .summary)) }}
{{ end }}
`;

const hugoTemplate = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>{{ .Title }}</title>
<meta name="description" content="{{ .Params.summary }}"></head><body><nav><a href="/">Home</a></nav><main><h1>{{ .Title }}</h1>
<h2>About {{ .Title }}</h2>{{ .Content }}<ul>{{ with .PrevInSection }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}
{{ with .NextInSection }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul></main></body></html>
`;

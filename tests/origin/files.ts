import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/*
 * Files of content that would run code if a browser treated them as a document of the site, and spellings of their
 * addresses.
 */

/** Mark in each of the files, and in nothing else. */
export const mark = 'PAYLOAD-OF-CONTENT';

/** Address that each of them would request. */
export const asks = '/__ran';

const script = (name: string) => `/*${mark}*/fetch('${asks}?${name}');localStorage.setItem('ran','${name}')`;
const html = (name: string) => `<!doctype html><title>${mark}</title><p>Hello</p><script>${script(name)}</script>`;
const xhtml = (name: string) =>
  `<html xmlns="http://www.w3.org/1999/xhtml"><head><title>${mark}</title></head><body><script>${script(name)}</script></body></html>`;
const svg = (name: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><desc>${mark}</desc><rect width="40" height="30" fill="red"/><script>${script(name)}</script></svg>`;
const mht = (name: string) =>
  `MIME-Version: 1.0\r\nContent-Type: multipart/related; boundary="b"\r\n\r\n--b\r\nContent-Type: text/html\r\n\r\n${html(name)}\r\n--b--\r\n`;

const pdf = readFileSync(join(import.meta.dirname, '../fixtures/orchard/_media/fruit/price-list.pdf'));
const box = Buffer.from('\0\0\0\x18ftypisom\0\0\0\0isommp42', 'latin1');
const after = (bytes: Buffer, name: string) => Buffer.concat([bytes, Buffer.from(html(name))]);

/** Content of files of each kind, by their name. */
const contents: Record<string, (name: string) => string | Buffer> = {
  'w.svg': svg,
  'w.svgz': svg,
  'w.html': html,
  'w.htm': html,
  'w.xht': xhtml,
  'w.xhtml': xhtml,
  'w.xml': xhtml,
  'w.xsl': xhtml,
  'w.shtml': html,
  'w.mht': mht,
  'w.rdf': xhtml,
  w: html,
  'w.png': html,
  'w.pdf': (name) => after(pdf, name),
  'untrue.pdf': html,
  'w.jpg': html,
  'w.mp4': (name) => after(box, name),
  'untrue.mp4': html,
  'w.woff2': html,
  'w.css': (name) => `/*${mark}*/ body { color: red } ${html(name)}`,
  'w.js': script,
  'w.json': (name) => JSON.stringify({ mark, html: html(name) }),
};

/** Files by name: each may run code, or is meant to be shown. */
export const dangerous: Record<string, string | Buffer> = Object.fromEntries(
  Object.entries(contents).map(([name, make]) => [name, make(name)]),
);

/** Names of files that a page can link to: the check refuses pictures that are none, and dev shows a note in their place. */
export const linkable: readonly string[] = Object.keys(contents).filter((name) => !/\.(?:png|jpg)$/.test(name));

/** Names of the PDF and video files, which are shown as such. */
export const played: readonly string[] = ['w.pdf', 'w.mp4'];

const encodeOne = (text: string) =>
  text.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16).padStart(2, '0')}`);

/**
 * Spellings of the address of a file.
 * @param path from the root of the server, as `/media/w.svg`
 */
export function spellings(path: string): string[] {
  const [, folder = '', name = ''] = /^(.*)\/([^/]*)$/.exec(path) ?? [];
  const inside = folder.slice(1);
  return [
    path,
    encodeOne(path),
    `${folder}/${name.replace('.', '%2e')}`,
    `${folder}/${name.toUpperCase()}`,
    `${folder}/${encodeURI(name)}?a=b`,
    `${folder}//${name}`,
    `//${inside}/${name}`,
    `/.//${inside}/${name}`,
    `${folder}/./${name}`,
    `${folder}/%2e/${name}`,
    `/x/..${path}`,
    `/x/%2e%2e${path}`,
    `/x%2f..${path}`,
    `${folder}\\${name}`,
    `${folder}%5c${name}`,
    `${folder}%2f${name}`,
    `/%${inside.charCodeAt(0).toString(16)}${inside.slice(1)}/${name}`,
    ...['/', '.', '%20', '%00', '::$DATA', '#x', ';.txt', '.map'].map((end) => path + end),
    `http://localhost${path}`,
  ];
}

/** Queries that Vite interprets as instructions for a file. */
export const viteQueries = [
  'raw',
  'url',
  'import',
  'inline',
  'import&raw',
  'import&url',
  'import&inline',
  'url&inline',
  'raw&.svg',
  'direct',
  'worker',
  'sharedworker',
  'worker&url',
  'worker_file&type=module',
  'html-proxy&index=0.js',
  't=1',
  'v=1',
  'init',
];

/** Addresses with which Vite names a file by its location on disk. */
export const onDisk = (absolute: string): string[] =>
  [
    `/@fs${absolute}`,
    `/@fs/${absolute}`,
    `/@fs/.${absolute}`,
    `/@fs/x/..${absolute}`,
    `/@fs/../1234${absolute}`,
    `/@fs${encodeOne(absolute)}`,
    `/%40fs${absolute}`,
    `/@id${absolute}`,
    `/@id/${absolute}`,
    `/@id/@fs${absolute}`,
    `/@id/__x00__${absolute}`,
  ].flatMap((address) => [address, `${address}?import`, `${address}?raw`, `${address}?import&url`]);

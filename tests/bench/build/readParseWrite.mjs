// Lower bound of every cold build: reads all JSON files of a folder, parses them, and writes files of given sizes.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const [pages = '', list = '', out = ''] = process.argv.slice(2);
const names = readdirSync(pages, { recursive: true }).filter((name) => name.endsWith('.json'));
for (const name of names) JSON.parse(readFileSync(join(pages, name), 'utf8'));

const files = JSON.parse(readFileSync(list, 'utf8'));
const bytes = Buffer.alloc(Math.max(...files.map(([, size]) => size)), 'x');
for (const folder of new Set(files.map(([name]) => dirname(name)))) mkdirSync(join(out, folder), { recursive: true });
for (const [name, size] of files) writeFileSync(join(out, name), bytes.subarray(0, size));

// Lower bound of every checker: reads all JSON files below a folder and parses them.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const names = readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.json'));
for (const name of names) JSON.parse(readFileSync(join(folder, name), 'utf8'));
console.log(names.length);

// Lower bound of every build that detects changes: one hash of all files of a folder.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const [folder = ''] = process.argv.slice(2);
const hash = createHash('sha1');
for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true }))
  if (entry.isFile()) hash.update(readFileSync(join(entry.parentPath, entry.name)));
console.log(hash.digest('hex'));

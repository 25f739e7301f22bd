// Reads a site over and over until it is stopped: its page, and the file that the page names. Prints what it has read.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const directory = process.argv[2] ?? '';
let isStopped = false;
process.on('message', () => {
  isStopped = true;
});

const seen = new Set();
const failures = [];
let reads = 0;

function readOnce() {
  try {
    const page = readFileSync(join(directory, 'index.html'), 'utf8');
    const code = readFileSync(join(directory, 'assets', `${page}.js`), 'utf8');
    if (code !== page) failures.push(`${page} came with ${code}`);
    seen.add(page);
  } catch (error) {
    failures.push(String(error));
  }
  reads += 1;
}

function readOn() {
  for (let count = 0; count < 100; count++) readOnce();
  if (!isStopped) return setImmediate(readOn);
  process.send?.({ reads, builds: seen.size, failures: failures.slice(0, 5) });
  process.disconnect();
}

process.send?.('started');
readOn();

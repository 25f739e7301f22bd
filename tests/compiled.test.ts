import { spawnSync } from 'node:child_process';
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { expect, it, onTestFinished } from 'vitest';

const script = join(import.meta.dirname, '../scripts/compiled.cjs');

/** A command of one file, which prints a word. */
function command(word: string, parent = tmpdir()) {
  const folder = mkdtempSync(join(parent, 'command-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const [file, cache] = [join(folder, 'command.ts'), join(folder, 'cache')];
  const writeCode = (code: string) => writeFileSync(file, code);
  const write = (text: string) => writeCode(`const word: string = '${text}';\nconsole.log(word);\n`);
  write(word);
  return {
    folder,
    file,
    write,
    writeCode,
    run(cacheFolder = cache) {
      const env = { ...process.env, LINTEL_CACHE: cacheFolder };
      return spawnSync(process.execPath, [script, file], { env, encoding: 'utf8' }).stdout.trim();
    },
    cached: () => readdirSync(join(cache, 'commands')).map((name) => join(cache, 'commands', name)),
  };
}

/** Files modified too recently are not trusted. */
const waitUntilTrusted = () => sleep(120);

it('compiles a command once, and again when a file of it has changed', async () => {
  const { run, write, cached } = command('one');
  await waitUntilTrusted();
  expect(run()).toBe('one');
  const files = cached();
  expect(files.map((path) => path.replace(/.*\./, '')).sort()).toEqual(['cjs', 'json', 'map', 'v8']);
  expect(run()).toBe('one');
  expect(cached()).toEqual(files);
  write('two');
  expect(run()).toBe('two');
});

it('sees a change that leaves the size and the time of a file', async () => {
  const { file, run, write } = command('one');
  const long = new Date('2020-01-01');
  utimesSync(file, long, long);
  await waitUntilTrusted();
  expect(run()).toBe('one');
  write('two');
  utimesSync(file, long, long);
  expect(run()).toBe('two');
});

it.each(['cjs', 'json', 'v8'])('does not trust a cached .%s that is cut off', async (extension) => {
  const { run, cached } = command('one');
  await waitUntilTrusted();
  run();
  for (const path of cached())
    if (path.endsWith(extension)) truncateSync(path, Math.floor(readFileSync(path).length / 2));
  expect(run()).toBe('one');
});

it('runs where nothing can be written', () => {
  expect(command('one').run('/dev/null/nowhere')).toBe('one');
});

it('compiles what a command imports by an address that is known at run time only', async () => {
  const { folder, run, writeCode } = command('');
  const part = join(folder, 'part.ts');
  const writePart = (word: string) =>
    writeFileSync(
      part,
      `import { quote } from '#shared/formatText.ts';\nenum Word { said = '${word}' }\nexport default quote(Word.said);\n`,
    );
  writePart('one');
  writeCode(
    `const said = async (address: string) => console.log(((await import(address)) as { default: string }).default);
void said(${JSON.stringify(pathToFileURL(part).href)}).then(() => said(${JSON.stringify(part)}));\n`,
  );
  await waitUntilTrusted();
  expect(run()).toBe('"one"\n"one"');
  writePart('two');
  expect(run()).toBe('"two"\n"two"');
});

it('runs in a folder with letters that mean something in an address or a pattern', async () => {
  const parent = mkdtempSync(join(tmpdir(), 'a #1 [b]*%20 ü-'));
  onTestFinished(() => rmSync(parent, { recursive: true }));
  const { folder, run, writeCode } = command('', parent);
  const [part, plain] = [join(folder, 'part.ts'), join(folder, 'plain.mjs')];
  writeFileSync(part, "export default 'compiled' as string;\n");
  writeFileSync(plain, "export default 'plain';\n");
  writeCode(
    `const said = async (address: string) => console.log(((await import(address)) as { default: string }).default);
void said(${JSON.stringify(part)}).then(() => said(${JSON.stringify(plain)}));\n`,
  );
  expect(run()).toBe('compiled\nplain');
});

it('takes the default export of a package, whatever kind of module it is', async () => {
  const cache = join(import.meta.dirname, '../.cache');
  mkdirSync(cache, { recursive: true });
  const { run, writeCode } = command('', cache);
  writeCode(`import open from 'open';
import postcss from 'postcss';
console.log(typeof open, typeof postcss);
`);
  expect(run()).toBe('function function');
});

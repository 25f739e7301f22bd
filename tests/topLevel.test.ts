import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '..');
const { stdout } = spawnSync('git', ['ls-files', '-z', '--cached'], { cwd: root, encoding: 'utf8' });

// A copy without its history, as an archive provides it, cannot tell which files belong to it.
it.skipIf(!stdout)('has at the top only what one looks for there', () => {
  const entries = new Set(stdout.split('\0').flatMap((path) => path.split('/', 1)[0] || []));
  const visible = [...entries].filter((name) => !name.startsWith('.'));
  expect(visible.sort()).toEqual(
    [
      ...['package.json', 'package-lock.json', 'vite.config.ts', 'tsconfig.json'],
      ...['pages', 'schemas', 'blocks', 'src', 'scripts', 'tests'],
      ...['README.md', 'CHANGELOG.md', 'LICENSE', 'SECURITY.md'],
    ].sort(),
  );
});

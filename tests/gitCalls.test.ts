import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectRoot } from '#engine/store/projectRoot.ts';

/*
 * One function runs Git, with settings that prevent it from running committed programs. Every query to a repository
 * goes through `findRepository`, which knows where to look for one.
 */

const runsPrograms = /\b(?:child_process|execa|zx|cross-spawn|simple-git|isomorphic-git|nodegit|dugite)\b/;
const namesGit = /(['"`])(?:[^'"`\s]*[\\/])?git(?:\.exe)?(?:\s[^'"`]*)?\1/;
const importsGit = /import\s*\{[^}]*\b(?:git|gitLine|tryGitLine)\b[^}]*\}\s*from\s*['"][^'"]*\bgit\.ts['"]/;

const startsGit = (text: string) => runsPrograms.test(text) && namesGit.test(text);

const code = ['src', 'scripts', 'blocks'].flatMap((folder) =>
  readdirSync(join(projectRoot, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(?:[cm]?[jt]s|tsx)$/.test(path) && !/\.test\.tsx?$/.test(path))
    .map((path) => [`${folder}/${path}`, readFileSync(join(projectRoot, folder, path), 'utf8')] as const),
);
const filesWith = (predicate: (text: string) => boolean) =>
  code.filter(([, text]) => predicate(text)).map(([path]) => path);

it.each([
  "import { spawn } from 'node:child_process';\nspawn('git', ['status'])",
  'const { execSync } = require("child_process");\nexecSync("git status")',
  "import { exec } from 'node:child_process';\nconst program = '/usr/bin/git';\nexec(program)",
  "import { execFile } from 'node:child_process';\nexecFile(`git.exe`, [])",
])('sees a Git that is run beside it in %j', (text) => expect(startsGit(text)).toBe(true));

it.each(["import { spawn } from 'node:child_process';\nspawn(process.execPath)", "const name = 'git';"])(
  'lets %j be',
  (text) => expect(startsGit(text)).toBe(false),
);

it('finds one place that runs Git', () => {
  expect(code.length).toBeGreaterThan(500);
  expect(filesWith(startsGit)).toEqual(['src/engine/content/git/git.ts']);
});

it('finds nobody who runs it in a folder, but who looks for a repository or makes one', () => {
  expect(filesWith((text) => importsGit.test(text)).sort()).toEqual([
    'src/engine/content/git/repository.ts',
    'src/engine/serve/studio/git/startRepository.ts',
  ]);
});

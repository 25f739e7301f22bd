import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import fc from 'fast-check';
import { gitActions } from '../studio/gitActions.ts';
import { configure, createMarker, listSettings, type Marker, type Scope, scopes } from '../studio/gitSettings.ts';
import { type OpenStudio, openStudio } from '../studio/openStudio.ts';
import { type Replacement, replaceFile, type TreeEntry, WrittenRepository } from './gitRepository.ts';
import type { Target } from './targets.ts';

/** An unlikely repository, and what a user does with it. */
interface HostileRepository {
  settings: { index: number; scope: Scope }[];
  /** Lines of the configuration, mostly none that Git understands. */
  lines: string[];
  entries: { folder: string; mode: string; name: string; content: string }[];
  subject: string;
  history: 'one' | 'two' | 'unknown parent' | 'none';
  gitFiles: { path: string; replacement: Replacement }[];
  files: { path: string; replacement: Replacement }[];
  url: string;
  actions: string[];
}

const orchard = 'tests/fixtures/orchard';
const unknownHash = '1'.repeat(40);
const secretText = 'a secret of this computer';
const secret = JSON.stringify({ title: secretText, blocks: [secretText] });

const content = fc.constantFrom(
  ...['', '{}', '{ "title": "x", "blocks": [] }', '../outside/secret.txt', '/etc/passwd', '..', 'pages', '\0\xff'],
  ...['* filter=x diff=x merge=x working-tree-encoding=UTF-16\n', 'gitdir: ../outside\n', 'ref: refs/heads/main\n'],
  '[submodule "x"]\n\tpath = x\n\turl = ext::program\n\tupdate = !program\n',
  'version https://git-lfs.github.com/spec/v1\noid sha256:0\nsize 1\n',
  ...['unknown', 'zeros', 'large', 'tree'],
);

const entry = fc.record({
  folder: fc.constantFrom('', 'pages/', 'pages/_media/', 'pages/varieties/'),
  mode: fc.constantFrom('100644', '100755', '120000', '160000', '40000', '100664', '0', '777777'),
  name: fc.constantFrom(
    ...['.git', '.GIT', 'git~1', '..', '.', '', 'a/b', 'HEAD', 'objects', 'refs', 'config', '.gitattributes'],
    ...['.gitmodules', '.gitignore', '.change-1', 'x.json', 'X.JSON', 'index.json', 'visit.json', 'CON', '-x.json'],
    ...['caf\xe9.json', '\xff\xfe', 'new\nline.json', '"tab\t".json', ':(glob)*', '\x01\x02.json', 'x '],
    ...[`${'a'.repeat(300)}.json`, 'deep', '__proto__', '_site.json', 'x.jpg'],
  ),
  content,
});

const replacement: fc.Arbitrary<Replacement> = fc.oneof(
  fc
    .constantFrom(
      ...['', '\0\xff\n', `${unknownHash}\n`, 'ref: HEAD\n', 'ref: refs/heads/main\n', 'ref: ../../outside\n'],
      ...[`${'x'.repeat(100_000)}\n`, '../../../outside\n', '[core]\n\tbare = true\n', '* filter=x\n', '/\n'],
      `URL: ext::program\nPull: refs/heads/main:refs/heads/main\n`,
    )
    .map((text): Replacement => ({ kind: 'text', text })),
  fc.constantFrom<Replacement>({ kind: 'folder' }, { kind: 'removed' }, { kind: 'truncated' }),
  fc
    .constantFrom('..', '../outside', '/', 'nowhere', '.', '../../outside/secret.txt')
    .map((target): Replacement => ({ kind: 'link', target })),
);

const gitFile = fc.constantFrom(
  ...['HEAD', 'config', 'config.worktree', 'index', 'packed-refs', 'shallow', 'info/grafts', 'info/attributes'],
  ...['info/exclude', 'objects/info/alternates', 'objects/info/commit-graph', 'objects', 'refs', 'refs/heads/main'],
  ...['refs/heads/main/x', 'refs/remotes/origin/main', `refs/replace/${unknownHash}`, 'logs/HEAD', 'MERGE_HEAD'],
  ...['index.lock', 'commondir', 'remotes/origin', 'branches/origin', 'hooks', 'modules/x/HEAD', 'rebase-merge', ''],
);

const file = fc.constantFrom(
  ...['.gitattributes', '.gitmodules', '.gitignore', 'pages/.gitattributes', 'pages/.gitmodules', 'pages/.gitignore'],
  ...['pages/.git', 'pages/x/.git', 'pages/index.json', 'pages/x.json', 'pages/_media/x.jpg', 'pages/varieties'],
  ...['pages/_media/fruit/orchard.jpg', 'pages/HEAD', 'pages/x\ny.json', 'pages/_site.json', 'HEAD', 'commondir'],
);

const inputs: fc.Arbitrary<HostileRepository> = fc.record({
  settings: fc.array(fc.record({ index: fc.nat(2000), scope: fc.constantFrom(...scopes) }), { maxLength: 3 }),
  lines: fc.array(
    fc.constantFrom(
      ...['[', '[core', 'x = y', '[core]\n\tworktree = /', '[core]\n\tworktree = ../..', '[include]\n\tpath = config'],
      ...['[include]\n\tpath = /dev/null', '[core]\n\trepositoryformatversion = 99', '[core]\n\tbare = true'],
      ...['[extensions]\n\tpartialClone = origin', '[extensions]\n\tobjectFormat = sha256', '[x "\xff"]\n\ty = z'],
      ...['[filter "a=b"]\n\tclean = program', '[branch "main"]\n\tremote = .', '[remote "-x"]\n\turl = -x', '\0'],
      ...[
        '[remote "origin"]\n\tfetch = x:y:z',
        '[filter "\xff"]\n\tsmudge = program',
        '[user]\n\tname = <\n\temail = >',
      ],
    ),
    { maxLength: 2 },
  ),
  entries: fc.array(entry, { maxLength: 4 }),
  subject: fc.constantFrom('Begin', '', '\x01\x02', '\xff', 'x'.repeat(10_000), '%H%x00', '\u001b[31m'),
  history: fc.constantFrom('one', 'two', 'unknown parent', 'none'),
  gitFiles: fc.array(fc.record({ path: gitFile, replacement }), { maxLength: 2 }),
  files: fc.array(fc.record({ path: file, replacement }), { maxLength: 3 }),
  url: fc.constantFrom(
    ...['BARE', 'file://BARE', '', '-x', '--upload-pack=program', 'ext::program', 'marker::x', 'http://127.0.0.1:1/x'],
    ...['git://127.0.0.1:1/x', 'ftp://127.0.0.1:1/x', '.', '../outside', '127.0.0.1', '\xff', 'a\tb', '/dev/null'],
  ),
  actions: fc.subarray(Object.keys(gitActions), { minLength: 1, maxLength: 4 }),
});

const stack = /^ +at .+:\d+:\d+\)?$/m;
const inCode =
  /\b(?:TypeError|RangeError|SyntaxError|undefined|NaN|ERR_[A-Z_]+|E(?:ISDIR|NOTDIR|NOENT|EXIST|LOOP|ACCES|NAMETOOLONG))\b/;

/** Maximum time of one action, in ms. */
const maxActionMs = 90_000;

class HostileSite {
  readonly #folder = mkdtempSync(join(tmpdir(), 'fuzz-git-'));
  readonly #marker: Marker = createMarker(this.#folder);
  readonly #bare = join(this.#folder, 'bare.git');
  readonly #settings = listSettings(this.#marker, this.#bare);
  readonly #studio: OpenStudio;
  readonly #path = process.env.PATH;

  constructor(studio: OpenStudio) {
    this.#studio = studio;
    process.env.PATH = [this.#folder, this.#path].join(delimiter);
    new WrittenRepository(this.#bare).write('config', '[core]\n\tbare = true\n');
    cpSync(this.#marker.hooks, join(this.#bare, 'hooks'), { recursive: true });
  }

  async try(input: HostileRepository): Promise<void> {
    const commit = this.#write(input);
    for (const name of input.actions) {
      const answer = await Promise.race([gitActions[name]?.({ studio: this.#studio, commit }), failLater(name)]);
      const { status, text, refusal = '' } = answer ?? { status: 0, text: '' };
      const problems = [
        status >= 500 && 'it failed',
        stack.test(text) && 'it showed where in the code',
        inCode.test(refusal) && 'it was not said in words',
        status >= 400 && refusal.trim() === '' && 'nothing was said',
        text.includes(secretText) && 'it showed what is outside',
        existsSync(this.#marker.proof) && `it ran ${readFileSync(this.#marker.proof, 'utf8')}`,
        !this.#isOutsideSame() && 'it changed what is outside',
      ].filter(Boolean);
      if (problems.length) throw new Error(`${name}: ${problems.join(', ')}\n${status} ${refusal || text}`);
    }
  }

  /** @returns the commit */
  #write(input: HostileRepository): string {
    const { top, pages } = this.#studio;
    for (const name of readdirSync(top)) rmSync(join(top, name), { recursive: true });
    rmSync(this.#marker.proof, { force: true });
    cpSync(orchard, pages, { recursive: true });
    mkdirSync(join(top, 'outside'));
    writeFileSync(join(top, 'outside/secret.txt'), secret);
    const gitFolder = join(top, '.git');
    const repository = new WrittenRepository(gitFolder);
    const commit = writeHistory(repository, pages, input);
    if (input.history !== 'none') repository.write('refs/heads/main', `${commit}\n`);
    const url = input.url.replace('BARE', this.#bare).replace('program', this.#marker.program);
    const remote = `[remote "origin"]\n\turl = "${url}"\n\tfetch = +refs/heads/*:refs/remotes/origin/*\n`;
    const lines = input.lines.map((line) => line.replace('program', this.#marker.program));
    repository.write('config', Buffer.from(`[core]\n\tbare = false\n${remote}${lines.join('\n')}\n`, 'latin1'));
    for (const scope of scopes) {
      const indexes = input.settings.flatMap((setting) => (setting.scope === scope ? setting.index : []));
      const settings = indexes.flatMap((index) => this.#settings[index % this.#settings.length] ?? []);
      if (settings.length) configure(gitFolder, scope, settings);
    }
    cpSync(this.#marker.hooks, join(gitFolder, 'hooks'), { recursive: true });
    for (const { path, replacement: to } of input.gitFiles) replaceFile(join(gitFolder, path), to);
    for (const { path, replacement: to } of input.files) replaceFile(join(top, path), to);
    return commit;
  }

  #isOutsideSame(): boolean {
    const outside = join(this.#studio.top, 'outside');
    return readdirSync(outside).join() === 'secret.txt' && readFileSync(join(outside, 'secret.txt'), 'utf8') === secret;
  }

  async end(): Promise<void> {
    process.env.PATH = this.#path;
    await this.#studio.stop();
    rmSync(this.#folder, { recursive: true });
  }
}

async function failLater(name: string): Promise<never> {
  await new Promise((resolve) => setTimeout(resolve, maxActionMs).unref());
  throw new Error(`${name}: there was no answer`);
}

function writeHistory(repository: WrittenRepository, pages: string, { entries, subject, history }: HostileRepository) {
  const own = new Map<string, TreeEntry[]>();
  for (const { folder, mode, name, content: text } of entries)
    own.set(folder, [...(own.get(folder) ?? []), { mode, name, hash: writeContent(repository, text) }]);
  const inPages = new Map([...own].map(([folder, added]) => [folder.replace('pages/', ''), folder ? added : []]));
  const pagesTree = repository.writeFolder(pages, inPages);
  const top = [{ mode: '40000', name: 'pages', hash: pagesTree }, ...(own.get('') ?? [])];
  const tree = repository.writeTree(top);
  const earlier = history === 'two' ? [repository.writeCommit(repository.writeTree([]), [], 'Earlier')] : [];
  return repository.writeCommit(tree, history === 'unknown parent' ? [unknownHash] : earlier, subject);
}

function writeContent(repository: WrittenRepository, text: string): string {
  if (text === 'unknown') return unknownHash;
  if (text === 'zeros') return '0'.repeat(40);
  if (text === 'tree') return repository.writeTree([]);
  return repository.writeObject('blob', text === 'large' ? Buffer.alloc(3_000_000) : Buffer.from(text, 'latin1'));
}

/** Actions of users in repositories of strangers: they run nothing, end, and say in words what is wrong. */
export function git(): Target<HostileRepository> {
  let site: Promise<HostileSite> | undefined;
  const open = () => openStudio(orchard).then((studio) => new HostileSite(studio));
  return {
    inputs,
    async hold(input) {
      site ??= open();
      await (await site).try(input);
    },
    end: async () => (await site)?.end(),
  };
}

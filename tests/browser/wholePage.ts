import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';
import { runGit } from '../studio/openRepository.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard } from './siteCopy.ts';

const root = join(import.meta.dirname, '../..');

/** File of the page that is built. */
export const openDay = 'open-day.json';

interface Block {
  type: string;
  items?: object[];
  fields?: { name: string; when?: object }[];
}

/** Actions of a person who builds a page, counted. */
export class Person {
  /** Number of clicks, taps and groups of keys: the same key several times in a row is one. */
  steps = 0;
  /** Number of single keys, typed text being one. */
  keys = 0;
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  /** @param clickCount 2 to select a word, 3 to select all of a field */
  click = async (target: Locator, clickCount = 1, button: 'left' | 'right' = 'left'): Promise<void> => {
    this.steps++;
    await target.click({ clickCount, button });
  };

  /** @param count number of times */
  press = async (keys: string, count = 1): Promise<void> => {
    this.steps++;
    this.keys += count;
    for (let time = 0; time < count; time++) await this.page.keyboard.press(keys);
  };

  type = async (words: string): Promise<void> => {
    this.steps++;
    this.keys++;
    await this.page.keyboard.type(words);
  };

  /**
   * Presses a key until an element has the focus.
   * @param maxPresses maximum number of times that is acceptable
   */
  go = async (target: Locator, key = 'Tab', maxPresses = 12): Promise<void> => {
    await expect(target).toBeAttached();
    this.steps++;
    const isThere = () => target.evaluate((element) => element === document.activeElement);
    const passed: string[] = [];
    for (let count = 0; !(await isThere()); count++) {
      expect(count, `keys on the way to ${target}, past:\n${passed.join('\n')}`).toBeLessThan(maxPresses);
      this.keys++;
      await this.page.keyboard.press(key);
      passed.push(await this.page.evaluate(() => `${document.activeElement?.outerHTML}`.slice(0, 160)));
    }
  };

  /** Adds the number of steps to the results of the test. */
  tell = (): void => {
    const words = `${this.steps} clicks, taps and groups of keys, ${this.keys} keys`;
    test.info().annotations.push({ type: 'steps', description: words });
    process.stdout.write(`  a whole page: ${words}\n`);
  };
}

/** Description of the page, for search results. */
export const description = 'What there is to see, taste and plant on our open day among old trees in autumn.';

/** Blocks of the page: the search text, the type, and the texts in the order of their prompts. */
const writtenBlocks = {
  // It shows the heading of the page.
  banner: ['banner', 'banner', []],
  picture: ['picture with text', 'media-text', ['A day among old trees', 'Forty kinds of apples.']],
  cards: [
    'cards',
    'cards',
    ['What you can do', 'Press', 'Turn the old press.', 'Taste', 'Juices of one autumn.', 'Plant', 'Take a tree home.'],
  ],
  gallery: ['photos', 'gallery', ['Last year']],
  questions: ['faq', 'accordion', ['Questions', 'May dogs come?', 'Yes, on a lead.']],
  voices: ['reviews', 'testimonials', ['What others say', 'We came home with three trees.', 'Ada']],
  saying: ['pull quote', 'quote', ['An apple a day.']],
  text: ['paragraph', 'rich-text', ['Come by bus, or on foot.']],
  numbers: ['numbers', 'stats-strip', ['kinds of apples', '40', 'old presses', '12', 'sorts of juice', '3']],
  form: ['registration form', 'form', ['Say that you come', 'Your name', 'Send']],
} as const;

type BlockName = keyof typeof writtenBlocks;

/** Appends a block found by a search. */
type Insert = (word: string, type: string) => Promise<void>;

/** Inserts blocks and writes their texts on the page, from each prompt to the next. */
export async function writeBlocks(person: Person, insert: Insert, names: readonly BlockName[]): Promise<void> {
  for (const name of names) await writeBlock(person, insert, name);
}

async function writeBlock({ page, press, type: write }: Person, insert: Insert, name: BlockName): Promise<void> {
  const [word, type, texts] = writtenBlocks[name];
  await insert(word, type);
  const canvas = page.frameLocator('iframe[title^="The page"]');
  const open = canvas.locator('[data-typing][data-empty]');
  for (const [index, words] of texts.entries()) {
    if (index > 0) await press('Tab');
    await expect(open, `place for "${words}"`).toBeFocused();
    await write(words);
  }
  if (texts.length > 0) await press('Escape');
}

/** The pictures that are added to the gallery from this computer, as a camera and a person have named them. */
const galleryPictures = ['campus-01', 'campus-02', 'events-01', 'events-02', 'labs-01'];

/**
 * Adds five pictures from this computer to the selected gallery.
 * @param activate presses a button by mouse, keyboard or touch
 */
export async function addGalleryPictures(page: Page, activate: (target: Locator) => Promise<void>): Promise<void> {
  await activate(page.getByRole('tabpanel', { name: 'Properties' }).getByRole('button', { name: 'Add pictures' }));
  const library = page.getByRole('dialog', { name: 'Choose pictures' });
  const chooser = page.waitForEvent('filechooser');
  await activate(library.getByRole('button', { name: 'Add files' }));
  await (await chooser).setFiles(galleryPictures.map((name) => join(root, 'pages/_media/gallery', `${name}.jpg`)));
  const add = library.getByRole('button', { name: 'Add 5 pictures' });
  await expect(add).toBeEnabled();
  await activate(add);
  await expect(library).toHaveCount(0);
}

/**
 * Starts a dev server on a copy of a site in which a page is built, for the tests of a file.
 * @param name of the folder of the site: each caller has its own
 */
export function wholePageSite(name: string) {
  const site = copyOrchard(name);
  const top = join(site.pages, '..');
  const bare = join(top, 'bare.git');
  let dev: DevServer;
  test.beforeAll(async () => {
    putIntoRepository(top, bare);
    dev = await startDev(site.pages, ['--at', '2030-06-01']);
  });
  test.afterAll(() => dev?.stop());
  const read = () => JSON.parse(site.read(openDay));
  const blocks = (): Block[] => read().blocks;
  /** Waits until the inserted block is at the end of the page, and selected. */
  const inserted = async (page: Page, type: string) => {
    await expect.poll(() => blocks().at(-1)?.type).toBe(type);
    await expect(page).toHaveURL(new RegExp(`at=%2Fblocks%2F${blocks().length - 1}(%2F|$)`));
  };
  return {
    text: () => site.read(openDay),
    read,
    blocks,
    open: async (page: Page) => {
      await dev.signIn(page.context());
      await page.goto(`${dev.studio}/_studio/pages/`);
      await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
      page.setDefaultTimeout(10_000);
    },
    inserted,
    /** Inserts by keys the first block that a search finds, after the selected one. */
    insertByKeys: async ({ page, press, type: write }: Person, word: string, type: string) => {
      const dialog = page.getByRole('dialog', { name: 'Insert a block' });
      await press('Alt+2');
      await press('/');
      await expect(dialog.getByRole('textbox')).toBeFocused();
      await write(word);
      await expect(dialog.getByRole('status')).toHaveText(/^[1-9]/);
      await press('Enter');
      await inserted(page, type);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    },
    /** Expects that the page is shown as of its day, with all of its blocks, and is in the menu. */
    expectWhole: async (page: Page) => {
      const canvas = page.frameLocator('iframe[title^="The page"]');
      await expect(page).toHaveURL(/asof=2030-09-01/);
      await expect(canvas.getByRole('heading', { name: 'Open day', exact: true })).toBeVisible();
      await expect(canvas.getByText('May dogs come?')).toBeVisible();
      expect(blocks().map((block) => [block.type, block.items?.length, block.fields?.length])).toEqual([
        ['banner', undefined, undefined],
        ['media-text', undefined, undefined],
        ['cards', 3, undefined],
        ['gallery', 5, undefined],
        ['accordion', 1, undefined],
        ['testimonials', 1, undefined],
        ['quote', undefined, undefined],
        ['rich-text', undefined, undefined],
        ['stats-strip', 3, undefined],
        ['form', undefined, 2],
      ]);
      expect(blocks().at(-1)?.fields?.at(-1)).toMatchObject({ name: 'whichTree', label: 'Which tree?' });
      const { navigation } = JSON.parse(site.read('_site.json'));
      expect(navigation.at(-1)).toEqual({ label: 'Open day', link: '/open-day' });
    },
    /** Publishes all that has changed, as everybody who works on the site gets it. */
    publish: async (page: Page) => {
      await page.getByRole('link', { name: 'Changes' }).click();
      const panel = page.getByRole('complementary', { name: 'Publish' });
      await panel.getByRole('button', { name: 'Publish', exact: true }).click();
      await panel.getByRole('button', { name: 'Allow, and publish' }).click();
      await expect(panel.getByText('Published', { exact: true })).toBeVisible();
      expect(runGit(bare, 'show', `main:pages/${openDay}`)).toBe(site.read(openDay));
    },
    /**
     * Expects that the check finds nothing, the file is formatted like its neighbours, and the build contains the page.
     */
    expectGood: () => {
      const run = (script: string, ...argv: string[]) =>
        execFileSync(
          process.execPath,
          ['scripts/compiled.cjs', `scripts/${script}.ts`, '--pages', site.pages, ...argv],
          {
            cwd: root,
          },
        ).toString();
      expect(run('check')).not.toMatch(/^error|text-from-example/m);
      expect(site.read(openDay)).not.toContain('""');
      const text = site.read(openDay);
      expect(text).toMatch(/^ {2}"blocks": \[$/m);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400);
      run('build', '--out', site.out, '--at', '2030-09-01');
      expect(readFileSync(join(site.out, 'open-day/index.html'), 'utf8')).toContain('A day among old trees');
    },
  };
}

/** Makes a folder a repository whose branch is published to a bare one. */
function putIntoRepository(top: string, bare: string): void {
  for (const kind of ['AUTHOR', 'COMMITTER'])
    Object.assign(process.env, { [`GIT_${kind}_NAME`]: 'Bo', [`GIT_${kind}_EMAIL`]: 'bo@example.org' });
  // Where the answer to a question is stored.
  process.env.GIT_CONFIG_GLOBAL = join(top, 'gitconfig');
  runGit(top, '-c', 'init.defaultBranch=main', 'init', '--quiet');
  runGit(top, 'add', 'pages');
  runGit(top, 'commit', '--quiet', '-m', 'Begin');
  runGit(top, '-c', 'init.defaultBranch=main', 'init', '--quiet', '--bare', bare);
  runGit(top, 'remote', 'add', 'origin', bare);
  runGit(top, 'push', '--quiet', '-u', 'origin', 'main');
}

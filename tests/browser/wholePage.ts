import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, test } from '@playwright/test';
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

/** The first blocks of the page: its search text, its type, and the texts of its fields. */
const firstBlocks = [
  ['banner', 'banner', 'Main heading', 'Come to our open day'],
  ['picture with text', 'media-text', 'Heading', 'A day among old trees'],
  ['cards', 'cards', 'Heading', 'What you can do'],
] as const;

/** Ways to append a block found by a search, and to overwrite the content of a field. */
interface Writing {
  insert: (word: string, type: string) => Promise<void>;
  write: (field: string, words: string) => Promise<void>;
}

export async function writeFirstBlocks({ insert, write }: Writing): Promise<void> {
  for (const [word, type, field, words] of firstBlocks) {
    await insert(word, type);
    await write(field, words);
  }
}

/** A field of the selected block, by its title. */
export const fieldOf = (page: Page, title: string): Locator =>
  page.getByRole('tabpanel', { name: 'Properties' }).getByRole('textbox', { name: new RegExp(`^${title}( \\*)?$`) });

/**
 * Starts a dev server on a copy of a site in which a page is built, for the tests of a file.
 * @param name of the folder of the site: each caller has its own
 */
export function wholePageSite(name: string) {
  const site = copyOrchard(name);
  let dev: DevServer;
  test.beforeAll(async () => {
    dev = await startDev(site.pages, ['--at', '2030-06-01']);
  });
  test.afterAll(() => dev?.stop());
  const read = () => JSON.parse(site.read(openDay));
  const blocks = (): Block[] => read().blocks;
  /** Waits until the inserted block is at the end of the page, and selected. */
  const inserted = async (page: Page, type: string) => {
    await expect.poll(() => blocks().at(-1)?.type).toBe(type);
    await expect(page).toHaveURL(new RegExp(`at=%2Fblocks%2F${blocks().length - 1}$`));
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
      await expect(canvas.getByRole('heading', { name: 'Come to our open day' })).toBeVisible();
      await expect(canvas.getByText('May dogs come?')).toBeVisible();
      expect(blocks().map((block) => [block.type, block.items?.length, block.fields?.length])).toEqual([
        ['banner', undefined, undefined],
        ['media-text', undefined, undefined],
        ['cards', 3, undefined],
        ['accordion', 4, undefined],
        ['form', undefined, 5],
      ]);
      const { navigation } = JSON.parse(site.read('_site.json'));
      expect(navigation.at(-1)).toEqual({ label: 'Open day', link: '/open-day' });
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
      expect(run('check')).not.toMatch(/^error/m);
      const text = site.read(openDay);
      expect(text).toMatch(/^ {2}"blocks": \[$/m);
      expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThan(400);
      run('build', '--out', site.out, '--at', '2030-09-01');
      expect(readFileSync(join(site.out, 'open-day/index.html'), 'utf8')).toContain('Come to our open day');
    },
  };
}

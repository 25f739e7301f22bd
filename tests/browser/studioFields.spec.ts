import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Locator, type Page, type Request, test } from '@playwright/test';
import axe from 'axe-core';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { listen } from './site.ts';
import { folderOfWorker } from './siteCopy.ts';

/*
 * The form of the selection in the studio: each field writes only its own value, and a form that is opened and left
 * writes nothing.
 */

test.describe.configure({ mode: 'serial', timeout: 120_000 });

const root = join(import.meta.dirname, '../..');
const pages = join(folderOfWorker('studio-fields'), 'pages');

/** A value of a JSON file. */
// biome-ignore lint/suspicious/noExplicitAny: a test knows the file that it reads
type Content = any;

let dev: DevServer;
let page: Page;
let complaints: string[];

const text = (file: string) => readFileSync(join(pages, file), 'utf8');
const original = (file: string): Content => JSON.parse(readFileSync(join(root, 'pages', file), 'utf8'));
const panel = () => page.getByRole('tabpanel', { name: 'Properties' });

/** Selects a location: in the page's own file, or `file#pointer`. */
async function select(path: string, at: string): Promise<Locator> {
  await page.goto(`${dev.studio}/_studio/pages${path}?at=${encodeURIComponent(at)}`);
  await expect(panel().getByRole('heading', { level: 2 })).toBeVisible();
  return panel();
}

/** Waits until exactly one change of a file is saved. */
async function expectFile(file: string, change: (content: Content) => void): Promise<void> {
  const expected = original(file);
  change(expected);
  await expect.poll(() => JSON.parse(text(file))).toEqual(expected);
}

test.beforeAll(async ({ browser }) => {
  rmSync(join(pages, '..'), { recursive: true, force: true });
  cpSync(join(root, 'pages'), pages, { recursive: true });
  dev = await startDev(pages);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await dev.signIn(page.context());
  complaints = listen(page);
});

test.beforeEach(() => {
  // The changes of each test are undone before the next one.
  for (const file of ['index.json', 'contact-us.json', '_data/gallery.json'])
    if (text(file) !== readFileSync(join(root, 'pages', file), 'utf8'))
      cpSync(join(root, 'pages', file), join(pages, file));
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

test('a message and a rule of a form', async () => {
  const form = await select('/contact-us', '/blocks/1/fields/0/rules/0/message');
  const message = form.getByRole('textbox', { name: 'Message', exact: true }).first();
  await expect(message).toBeFocused();
  await message.fill('We need your name');
  await expectFile('contact-us.json', ({ blocks }) => {
    blocks[1].fields[0].rules[0].message = 'We need your name';
  });
});

test('a picture is chosen in the library, and its focal point on it', async () => {
  const form = await select('/', '/blocks/0/slides/1/image');
  await form.getByRole('button', { name: 'Choose another' }).first().click();
  const library = page.getByRole('dialog', { name: 'Choose a file' });
  await library.getByRole('textbox', { name: 'Search by name' }).fill('aerial');
  await library.getByRole('button', { name: 'aerial.jpg' }).click();
  await expectFile('index.json', ({ blocks }) => {
    blocks[0].slides[1].image = { src: 'campus/aerial.jpg' };
  });
  await form.getByRole('button', { name: /^Focal point/ }).press('ArrowRight');
  await expectFile('index.json', ({ blocks }) => {
    blocks[0].slides[1].image = { src: 'campus/aerial.jpg', focus: '55% 50%' };
  });
  await form.getByRole('textbox', { name: 'Text alternative' }).fill('From above');
  await expectFile('index.json', ({ blocks }) => {
    blocks[0].slides[1].image = { src: 'campus/aerial.jpg', focus: '55% 50%', alt: 'From above' };
  });
});

test('a choice is written, and taken away again', async () => {
  const form = await select('/', '/blocks/2');
  const background = form.getByRole('radiogroup', { name: 'Background' });
  const before = original('index.json').blocks[2].tone;
  await background.getByText('Brand', { exact: true }).click();
  await expectFile('index.json', ({ blocks }) => {
    blocks[2].tone = 'brand';
  });
  await background.getByText('Usual', { exact: true }).click();
  await expectFile('index.json', ({ blocks }) => {
    delete blocks[2].tone;
  });
  expect(before).toBeDefined();
});

test('a link leads to a page chosen by its name, and says when it leads nowhere', async () => {
  const form = await select('/', '/blocks/0/actions/0/link');
  const link = form.getByRole('textbox', { name: 'Link', exact: true });
  await link.fill('/nowhere');
  await expect(form.getByText('No page has the address “/nowhere”.')).toBeVisible();
  await link.fill('campus loc');
  await page.getByRole('option', { name: /Campus Location \/about\/location$/ }).click();
  await expectFile('index.json', ({ blocks }) => {
    blocks[0].actions[0].link = '/about/location';
  });
});

test('a date is typed in', async () => {
  const form = await select('/gallery', '_data/gallery.json#/items/0/date');
  await expect(form.getByText('From the list Gallery')).toBeVisible();
  const date = form.getByRole('textbox', { name: 'Date' });
  await date.fill('3 March 2027');
  await date.press('Tab');
  await expectFile('_data/gallery.json', ({ items }) => {
    items[0].date = '2027-03-03';
  });
});

test('a text with marks is typed in, and made bold', async () => {
  const form = await select('/', '/blocks/1/intro');
  const intro = form.getByRole('textbox', { name: 'Introduction' });
  await expect(intro).toBeFocused();
  await intro.press('ControlOrMeta+End');
  await intro.pressSequentially(' More');
  await expectFile('index.json', ({ blocks }) => {
    blocks[1].intro += ' More';
  });
  await intro.press('ControlOrMeta+a');
  await intro.press('ControlOrMeta+b');
  await expectFile('index.json', ({ blocks }) => {
    blocks[1].intro = `**${blocks[1].intro} More**`;
  });
});

test('what is pasted from a word processor becomes plain Markdown', async () => {
  const form = await select('/', '/blocks/1/intro');
  const intro = form.getByRole('textbox', { name: 'Introduction' });
  await intro.press('ControlOrMeta+a');
  await intro.evaluate((element) => {
    const data = new DataTransfer();
    data.setData(
      'text/html',
      '<html><style>p{color:red}</style><p class="MsoNormal" style="font-size:20pt"><span style="color:red">Ask <b>now</b><o:p></o:p></span></p></html>',
    );
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await expectFile('index.json', ({ blocks }) => {
    blocks[1].intro = 'Ask **now**';
  });
});

test('items are moved, doubled, removed and added by keyboard', async () => {
  const form = await select('/', '/blocks/0');
  const slides = form.getByRole('list', { name: 'Slides' });
  await slides.getByRole('button', { name: 'Your future starts', exact: true }).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expectFile('index.json', ({ blocks: [{ slides }] }) => slides.splice(1, 0, slides.shift()));
  await expect(slides.getByRole('button', { name: 'Your future starts', exact: true })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.getByRole('menuitem', { name: 'Duplicate' }).press('Enter');
  await expectFile('index.json', ({ blocks: [{ slides }] }) => {
    slides.splice(1, 0, slides.shift());
    slides.splice(2, 0, slides[1]);
  });
  await slides.getByRole('button', { name: 'What to do with Your future starts' }).last().press('Enter');
  await page.getByRole('menuitem', { name: 'Remove' }).press('Enter');
  await expectFile('index.json', ({ blocks: [{ slides }] }) => slides.splice(1, 0, slides.shift()));
  await form.getByRole('button', { name: 'Add slide' }).press('Enter');
  await expectFile('index.json', ({ blocks: [{ slides }] }) => {
    slides.splice(1, 0, slides.shift());
    slides.push({ image: '', tagline: '' });
  });
});

test('values without a schema have a form too: groups, lists and alternatives', async () => {
  const form = await select('/', '/fields');
  const add = async (kind: string, name: string) => {
    await form.getByRole('button', { name: 'Add a field' }).last().click();
    await page.getByRole('menuitem', { name: kind, exact: true }).click();
    await form.getByRole('textbox', { name: 'Name of the new field' }).fill(name);
    await page.keyboard.press('Enter');
  };
  await expect(form.getByRole('button', { name: 'Fields', exact: true })).toHaveAttribute('aria-expanded', 'true');
  await add('List of groups', 'terms');
  const terms = form.getByRole('list', { name: 'terms' });
  await terms.getByRole('button', { name: 'Empty item', exact: true }).click();
  await terms.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await terms.getByRole('textbox', { name: 'Name of the new field' }).fill('begins');
  await page.keyboard.press('Enter');
  await terms.getByRole('textbox', { name: 'begins' }).fill('August');
  await add('Number', 'seats');
  await form.getByRole('textbox', { name: 'seats', exact: true }).fill('60');
  await expectFile('index.json', (content) => {
    content.fields = { terms: [{ begins: 'August' }], seats: 60 };
  });
  await form.getByRole('button', { name: 'Add item' }).click();
  await terms.getByRole('textbox', { name: 'Begins' }).last().fill('January');
  await expectFile('index.json', (content) => {
    content.fields = { terms: [{ begins: 'August' }, { begins: 'January' }], seats: 60 };
  });
});

test('an emptied text that nobody needs goes with its key', async () => {
  const form = await select('/', '/blocks/1/eyebrow');
  const eyebrow = form.getByRole('textbox', { name: 'Eyebrow' });
  await eyebrow.fill('');
  await expectFile('index.json', ({ blocks }) => {
    delete blocks[1].eyebrow;
  });
  await eyebrow.fill('New');
  await expectFile('index.json', ({ blocks }) => {
    blocks[1].eyebrow = 'New';
  });
});

test('what is wrong is shown in the form, with a button that corrects it', async () => {
  writeFileSync(
    join(pages, 'index.json'),
    text('index.json').replace('"eyebrow": "Placements"', '"eyebow": "Placements"'),
  );
  const form = await select('/', '/blocks/1');
  const problem = form.getByRole('listitem').filter({ hasText: 'eyebow' });
  await problem.getByRole('button', { name: /^Fix/ }).click();
  await expectFile('index.json', () => undefined);
  await expect(problem).toHaveCount(0);
});

/** Opens every closed part of the form. */
const openAll = () =>
  panel().evaluate(async (element) => {
    for (let round = 0; round < 3; round++) {
      // The first items of a long list are like the others.
      const closed = element.querySelectorAll<HTMLElement>('button[aria-expanded=false]:not([aria-haspopup])');
      for (const button of [...closed].slice(0, 12)) button.click();
      await new Promise((later) => setTimeout(later, 50));
    }
  });

/** Selects a location without reloading the studio. */
const go = (at: string) =>
  page.evaluate((selected) => {
    history.pushState({}, '', `?at=${encodeURIComponent(selected)}`);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, at);

test('nothing is written by opening a form, whatever it shows', async () => {
  const posts: string[] = [];
  const note = (request: Request) => {
    if (request.method() === 'POST') posts.push(`${request.url()} ${request.postData()}`);
  };
  page.on('request', note);
  await select('/', '/blocks/0');
  const files = (readdirSync(pages, { recursive: true }) as string[]).filter((name) =>
    /^(?!_media).*\.json$/.test(name),
  );
  const kinds = new Set<string>();
  for (const file of files) {
    // One form of each kind is enough, and of each type of block.
    const isNew = (kind: string) => kinds.size !== kinds.add(kind).size;
    const { blocks = [] } = JSON.parse(text(file)) as Content;
    const places = blocks.flatMap(({ type }: Content, index: number) => (isNew(type) ? [`/blocks/${index}`] : []));
    const kind = /^_\w+/.exec(file)?.[0] ?? 'page';
    for (const pointer of isNew(kind) ? ['', ...places] : places) {
      await go(`${file}#${pointer}`);
      await expect(panel().getByText(file).first()).toBeVisible();
      await openAll();
    }
  }
  await page.waitForTimeout(500);
  page.off('request', note);
  expect(kinds.size).toBeGreaterThan(20);
  expect(posts).toEqual([]);
});

for (const colorScheme of everyNth(['light', 'dark'] as const, 2))
  test(`axe finds nothing in rich forms, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await select('/', '/blocks/0');
    await page.evaluate(axe.source);
    for (const at of [
      '/blocks/0',
      '/blocks/4',
      '/blocks/7',
      'contact-us.json#/blocks/1',
      '_site.json#',
      'index.json#',
    ]) {
      await go(at);
      await page.waitForTimeout(300);
      await openAll();
      const found = await panel().evaluate(async (element) => {
        const { violations } = await (window as unknown as { axe: typeof axe }).axe.run(element);
        return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 200)).slice(0, 3)}`);
      });
      expect(found, at).toEqual([]);
    }
  });

test('nothing complains', () => {
  // Failed requests of the page in the middle while a file is invalid do not concern the forms.
  expect(complaints.filter((text) => !text.startsWith('Failed to load resource'))).toEqual([]);
});

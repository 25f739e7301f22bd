import { test as base, type Locator, type Page } from '@playwright/test';
import axe from 'axe-core';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { copyOrchard, type SiteCopy } from './siteCopy.ts';

/*
 * JSON in the studio: schema support while editing, saved and unsaved changes, and conflicts with other programs that
 * save the same file.
 */

base.describe.configure({ mode: 'default', timeout: 120_000 });

const test = base.extend<object, { orchard: SiteCopy & { dev: DevServer } }>({
  orchard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('studio-json');
      const dev = await startDev(site.pages);
      await use({ ...site, dev });
      await dev.stop();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: async ({ orchard }, use) => use(orchard.dev.studio),
  context: async ({ context, orchard }, use) => {
    await orchard.dev.signIn(context);
    await use(context);
  },
});

test.use({ viewport: { width: 1280, height: 800 }, permissions: ['clipboard-read', 'clipboard-write'] });

const visit = {
  title: 'Visit | {site.name}',
  description: 'Where the gate of the orchard is, when it is open, and what to bring.',
  heading: 'Visit',
  blocks: [
    { type: 'rich-text', id: 'gate', heading: 'The gate', text: 'Open on Saturdays.' },
    { type: 'rich-text', id: 'way', heading: 'The way', text: 'Along the lane.' },
  ],
};

test.beforeEach(({ orchard }) => orchard.write('visit.json', visit));

const inFile = (orchard: SiteCopy) => JSON.parse(orchard.read('visit.json'));

async function openPane(page: Page, address = '/_studio/pages/visit'): Promise<Locator> {
  await page.goto(address);
  await page.getByRole('tab', { name: 'JSON' }).click();
  const editor = page.getByRole('textbox', { name: /^JSON of/ });
  await expect(editor).toContainText('"heading"');
  return editor;
}

/** Sets the cursor behind some words of the text. */
async function clickBehind(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+f');
  const field = page.getByRole('textbox', { name: 'Find' });
  await field.pressSequentially(words);
  await field.press('Enter');
  await field.press('Escape');
  await page.keyboard.press('ArrowRight');
}

async function typeBehind(page: Page, editor: Locator, words: string, text: string): Promise<void> {
  await editor.focus();
  await clickBehind(page, words);
  await page.keyboard.type(text);
}

test('offers block types and the names of properties, and explains them', async ({ page, orchard }) => {
  const editor = await openPane(page);
  await typeBehind(page, editor, '"text": "Along the lane."', ', "ey');
  await page.getByRole('option', { name: 'eyebrow' }).click();
  await page.keyboard.type('Here');
  await expect.poll(() => inFile(orchard).blocks[1].eyebrow).toBe('Here');

  await typeBehind(page, editor, '"blocks": [', '{ "type": "');
  await page.getByRole('option', { name: '"cards"' }).click();
  await expect(editor).toContainText('{ "type": "cards"');
  await editor.getByText('"description"').hover();
  await expect(page.locator('.cm-tooltip-hover')).toContainText('search results');
});

test('invalid JSON stays, over a reload too, says why, and is saved once it is corrected', async ({
  page,
  orchard,
}) => {
  const editor = await openPane(page);
  const before = orchard.read('visit.json');
  await editor.focus();
  await clickBehind(page, '"heading": "Visit",');
  await page.keyboard.press('Backspace');
  const notice = page.getByText('Not saved: line 4');
  await expect(notice).toBeVisible();
  await expect(page.getByText(/comma/).first()).toBeVisible();
  await page.reload();
  await page.getByRole('tab', { name: 'JSON' }).click();
  await expect(notice).toBeVisible();
  expect(orchard.read('visit.json')).toBe(before);
  await editor.focus();
  await clickBehind(page, '"heading": "Visit');
  await page.keyboard.type(' us');
  await page.getByRole('button', { name: 'Fix', exact: true }).click();
  await expect(notice).toHaveCount(0);
  await expect.poll(() => inFile(orchard).heading).toBe('Visit us');
  expect(orchard.read('visit.json')).toBe(before.replace('"heading": "Visit"', '"heading": "Visit us"'));
});

test('what is not saved is let go only when somebody says so', async ({ page, orchard }) => {
  const editor = await openPane(page);
  await typeBehind(page, editor, '"heading": "Visit"', ' "');
  await page.getByRole('button', { name: 'Back to what is saved' }).click();
  await page.getByRole('button', { name: 'Copy my text' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('"heading": "Visit" "');
  await page.getByRole('button', { name: 'Let it go' }).click();
  await expect(page.getByText('Not saved: line')).toHaveCount(0);
  expect(inFile(orchard)).toEqual(visit);
});

test('what is selected is shown, and the cursor selects', async ({ page }) => {
  const editor = await openPane(page, '/_studio/pages/visit?at=/blocks/1/heading');
  await expect(page.locator('.cm-chosen')).toHaveText(['"heading": "The way",'].map((text) => new RegExp(text)));
  await page.getByRole('tree', { name: 'Blocks' }).getByText('The gate').click();
  await expect(page.locator('.cm-chosen')).toHaveCount(6);
  await editor.focus();
  await clickBehind(page, 'Along the');
  await expect(page).toHaveURL(/at=%2Fblocks%2F1%2Ftext$/);
  // The cursor stays where it is.
  await page.keyboard.type(' small');
  await expect(editor).toContainText('Along the small lane.');
});

test('follows the file, with cursor and folds as they are', async ({ page, orchard }) => {
  const editor = await openPane(page);
  await editor.focus();
  await clickBehind(page, '"id": "way"');
  await page.locator('.cm-foldGutter span[title="Fold line"]').nth(2).click();
  await expect(page.locator('.cm-foldPlaceholder')).toHaveCount(1);
  orchard.edit('visit.json', (content) => {
    content.title = 'Come and see | {site.name}';
    content.blocks[1].text = 'Along the river.';
  });
  await expect(editor).toContainText('Come and see');
  await expect(editor).toContainText('Along the river.');
  await expect(page.locator('.cm-foldPlaceholder')).toHaveCount(1);
});

test('undo in the pane is that of the studio, and of the pane for what is not saved', async ({ page, orchard }) => {
  const editor = await openPane(page);
  await typeBehind(page, editor, '"heading": "Visit', ' us');
  await expect.poll(() => inFile(orchard).heading).toBe('Visit us');
  await page.keyboard.press('Control+z');
  await expect.poll(() => inFile(orchard).heading).toBe('Visit');
  await expect(editor).toContainText('"heading": "Visit"');
  await page.keyboard.press('Control+Shift+Z');
  await expect.poll(() => inFile(orchard).heading).toBe('Visit us');
  await typeBehind(page, editor, '"heading": "Visit us"', ' x');
  await expect(page.getByText('Not saved: line')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(page.getByText('Not saved: line')).toHaveCount(0);
  expect(inFile(orchard).heading).toBe('Visit us');
});

/** Writes the file as a different program would while a change of it is being saved. */
async function writeDuringChange(page: Page, write: () => void): Promise<void> {
  let isDone = false;
  await page.route('**/api/change', async (route) => {
    if (!isDone) write();
    isDone = true;
    await route.continue();
  });
}

test('has both where somebody else saves other lines meanwhile', async ({ page, orchard }) => {
  const editor = await openPane(page);
  await writeDuringChange(page, () => orchard.write('visit.json', { ...visit, title: 'Theirs | {site.name}' }));
  await typeBehind(page, editor, 'Along the lane', ' and back');
  await expect.poll(() => inFile(orchard).blocks[1].text).toBe('Along the lane and back.');
  expect(inFile(orchard).title).toBe('Theirs | {site.name}');
  await expect(editor).toContainText('Theirs');
});

for (const choice of ['Take theirs', 'Keep mine'])
  test(`shows both where somebody else saves the same line: ${choice}`, async ({ page, orchard }) => {
    const editor = await openPane(page);
    await writeDuringChange(page, () => orchard.write('visit.json', { ...visit, heading: 'Theirs' }));
    await typeBehind(page, editor, '"heading": "Visit', ' us');
    const dialog = page.getByRole('dialog', { name: /Somebody else has saved visit.json/ });
    await expect(dialog.locator('del')).toContainText('Theirs');
    await expect(dialog.locator('ins')).toContainText('Visit us');
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
    await page.getByRole('button', { name: 'Not saved: choose' }).click();
    await dialog.getByRole('button', { name: choice }).click();
    await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible();
    const heading = choice === 'Take theirs' ? 'Theirs' : 'Visit us';
    await expect.poll(() => inFile(orchard).heading).toBe(heading);
    await expect(editor).toContainText(`"heading": "${heading}"`);
  });

test('keeps a text that is no JSON beside what somebody else has saved', async ({ page, orchard }) => {
  const editor = await openPane(page);
  await typeBehind(page, editor, '"heading": "Visit', ' us" "');
  await expect(page.getByText('Not saved: line 4')).toBeVisible();
  orchard.write('visit.json', { ...visit, heading: 'Theirs' });
  await page.getByRole('button', { name: 'Compare' }).click();
  const dialog = page.getByRole('dialog', { name: 'visit.json has changed while you were writing' });
  await expect(dialog.locator('del')).toContainText('Theirs');
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('Not saved: line 4')).toBeVisible();
  await editor.focus();
  await clickBehind(page, '"heading": "Visit us" ""');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await expect.poll(() => inFile(orchard).heading).toBe('Visit us');
});

test('says why something could not be saved, and loses nothing', async ({ page, orchard }) => {
  const editor = await openPane(page);
  const reason = 'There is no room on the disk.';
  await page.route('**/api/change', (route) => route.fulfill({ status: 422, json: { reason } }));
  await typeBehind(page, editor, '"heading": "Visit', ' us');
  await expect(page.getByText(`visit.json could not be saved. ${reason}`)).toBeVisible();
  page.on('dialog', (dialog) => dialog.accept());
  await page.reload();
  await page.getByRole('tab', { name: 'JSON' }).click();
  await expect(editor).toContainText('Visit us');
  await page.getByRole('button', { name: 'Not saved' }).click();
  await expect(page.getByText('Nothing is lost', { exact: false })).toBeVisible();
  // It is tried again by itself 5 seconds after each refusal: right after one is time to press the button.
  await page.waitForResponse('**/api/change');
  await page.unroute('**/api/change');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => inFile(orchard).heading).toBe('Visit us');
  await expect(page.getByRole('banner').getByText('Saved', { exact: true })).toBeVisible();
});

test('shows what the check has found, and fixes it', async ({ page, orchard }) => {
  const editor = await openPane(page);
  orchard.edit('visit.json', (content) => {
    content.heding = content.heading;
    delete content.heading;
  });
  await expect(page.locator('.cm-lintRange-error').first()).toBeVisible();
  await editor.getByText('"heding"').hover();
  await page.getByRole('button', { name: 'Fix' }).first().click();
  await expect.poll(() => inFile(orchard).heading).toBe('Visit');
});

test('a file that can only be read says so', async ({ page }) => {
  await page.route('**/api/file?*', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), readOnly: 'It belongs to somebody else.' } });
  });
  const editor = await openPane(page);
  await expect(page.getByText('It belongs to somebody else.')).toBeVisible();
  await typeBehind(page, editor, '"heading": "Visit', ' us');
  await expect(editor).not.toContainText('Visit us');
});

test('Escape and then Tab leads out of the editor', async ({ page }) => {
  const editor = await openPane(page);
  await editor.focus();
  await page.keyboard.press('Tab');
  await expect(editor).toBeFocused();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Tab');
  await expect(editor).not.toBeFocused();
});

/** Violations that axe finds in a part of the studio. */
async function findIn(page: Page, part: string): Promise<string[]> {
  await page.evaluate(axe.source);
  // Completions scroll with the option that arrow keys choose: nothing in them takes the focus.
  const run = `axe.run({ include: ${JSON.stringify([part])}, exclude: ['.cm-tooltip-autocomplete'] }).then(({ violations }) => violations)`;
  const found = await page.evaluate<{ id: string; nodes: { html: string; failureSummary: string }[] }[]>(run);
  return found.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`));
}

for (const scheme of everyNth(['light', 'dark'] as const, 2, 1))
  test(`axe finds nothing in pane and choice, ${scheme}`, async ({ page, orchard }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const editor = await openPane(page, '/_studio/pages/visit?at=/blocks/0');
    const pane = '[role=tabpanel]:has(.cm-editor)';
    const found = await findIn(page, pane);
    await typeBehind(page, editor, '"heading": "Visit', ' us" "');
    await expect(page.getByText('Not saved: line 4')).toBeVisible();
    found.push(...(await findIn(page, pane)));
    orchard.write('visit.json', { ...visit, heading: 'Theirs' });
    await page.getByRole('button', { name: 'Compare' }).click();
    await expect(page.getByRole('dialog').locator('del')).toBeVisible();
    found.push(...(await findIn(page, '[role=dialog]')));
    expect(found).toEqual([]);
  });

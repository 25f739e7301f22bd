import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type FrameLocator, type Page, test } from '@playwright/test';
import axe from 'axe-core';
import { everyNth } from '../longRun.ts';
import { type DevServer, expect, startDev } from './devServer.ts';
import { listen } from './site.ts';
import { folderOfWorker } from './siteCopy.ts';

/*
 * The panel for a form: fields are added, moved, renamed and removed, given rules and conditions, and tried. At the end
 * everything is undone, and the file is as it was.
 */

test.describe.configure({ mode: 'serial', timeout: 60_000 });

const root = join(import.meta.dirname, '../..');
const pages = join(folderOfWorker('studio-forms'), 'pages');
const file = join(pages, 'careers.json');
const original = readFileSync(join(root, 'pages/careers.json'), 'utf8');

interface FormField {
  name: string;
  label: string;
  options?: unknown[];
  rules?: { rule: string; value?: unknown; message: string }[];
  when?: object;
  requiredWhen?: object;
}
const fields = (): FormField[] => JSON.parse(readFileSync(file, 'utf8')).blocks[1].fields;
const names = () => fields().map(({ name }) => name);
const field = (name: string) => fields().find((each) => each.name === name);

let dev: DevServer;
let page: Page;
let canvas: FrameLocator;
let complaints: string[];

const tree = () => page.getByRole('tree', { name: 'Fields of the form' });
const row = (label: string) =>
  tree()
    .getByRole('treeitem')
    .filter({ has: page.getByText(label, { exact: true }) });
const detail = (label: string) => page.getByRole('region', { name: `Field ${label}`, exact: true });
const choose = async (control: string, option: string) => {
  await page.getByRole('combobox', { name: control }).click();
  await page.getByRole('option', { name: option, exact: true }).click();
};
const rule = async (words: string) => {
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await page.getByRole('menuitem', { name: words, exact: true }).click();
};

test.beforeAll(async ({ browser }) => {
  rmSync(join(pages, '..'), { recursive: true, force: true });
  cpSync(join(root, 'pages'), pages, { recursive: true });
  // A real site, of which no form may pretend.
  const settings = join(pages, '_site.json');
  writeFileSync(settings, readFileSync(settings, 'utf8').replace('"demonstration": true,', ''));
  dev = await startDev(pages);
  page = await browser.newPage({ viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' });
  await dev.signIn(page.context());
  complaints = listen(page);
  canvas = page.frameLocator('iframe[title^="The page"]');
  await page.goto(`${dev.studio}/_studio/pages/careers?at=${encodeURIComponent('/blocks/1/fields/3/label')}`);
  await expect(page.locator('main')).toHaveAttribute('aria-busy', 'false');
});

test.afterAll(async () => {
  await page?.close();
  await dev?.stop();
});

test('the tab is there for what is in a form, and only there', async () => {
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await expect(tree().getByRole('treeitem')).toHaveCount(11);
  await expect(row('Specify qualification')).toContainText('Shown when Qualification is Other');
  await expect(detail('Phone').getByRole('textbox', { name: 'Label' })).toBeFocused();
  await page.getByRole('tree', { name: 'Blocks' }).getByText('Work where it matters').click();
  await expect(page.getByRole('tab', { name: 'Form', exact: true })).toHaveCount(0);
  await expect(page.getByRole('tab', { name: 'Properties' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('tree', { name: 'Blocks' }).getByText('Job application').click();
  await row('Phone').click();
  await expect(page).toHaveURL(/fields%2F3$/);
});

test('a field is added behind the one that is chosen, and named', async () => {
  await page.getByRole('button', { name: 'Add a field' }).click();
  await page.getByRole('menuitem', { name: 'Drop-down list' }).click();
  await expect.poll(() => names().slice(3, 5)).toEqual(['phone', 'choice']);
  expect(field('choice')).toMatchObject({ label: '', options: [''] });
  await expect(page.getByRole('status').filter({ hasText: 'added' })).toHaveText('Drop-down list added, 5 of 12');
  const label = detail('choice').getByRole('textbox', { name: 'Label' });
  await expect(label).toBeFocused();
  await label.fill('Level');
  await expect(canvas.getByLabel('Level')).toBeVisible();
  await page.keyboard.press('Tab');
  await expect.poll(() => names()[4]).toBe('level');
  const options = detail('Level').getByRole('list', { name: 'Options' });
  await options.getByRole('button', { name: /^Empty option/ }).click();
  await options.getByRole('textbox', { name: 'Label' }).fill('First choice');
  await expect.poll(() => field('level')?.options).toEqual(['First choice']);
  await detail('Level').getByRole('button', { name: 'Add option' }).click();
  await options.getByRole('textbox', { name: 'Label' }).last().fill('Second choice');
  await expect.poll(() => field('level')?.options).toEqual(['First choice', 'Second choice']);
  const name = detail('Level').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('phone');
  await expect(detail('Level').getByText('Another field has this name')).toBeVisible();
  await name.fill('level');
  await name.press('Enter');
  await expect.poll(() => names()[4]).toBe('level');
});

test('a rule is chosen from those of its kind, and says what it is told to', async () => {
  await page.getByRole('button', { name: 'Add a rule' }).click();
  await expect(page.getByRole('menuitem')).toHaveText(['Must be filled in']);
  await page.getByRole('menuitem', { name: 'Must be filled in' }).click();
  const message = page.getByRole('group', { name: 'Must be filled in' }).getByRole('textbox', { name: 'else say' });
  await expect(message).toHaveValue('Level is required');
  await message.fill('Which level?');
  await expect.poll(() => field('level')?.rules).toEqual([{ rule: 'required', message: 'Which level?' }]);
  await expect(row('Level')).toContainText('required');
});

test('a message follows what its rule measures until somebody writes their own', async () => {
  await row('Department').click();
  await rule('At least … characters');
  await page.getByRole('textbox', { name: 'At least 2 characters' }).fill('30');
  await expect
    .poll(() => field('department')?.rules?.[1])
    .toEqual({ rule: 'minLength', value: 30, message: 'Department: at least 30 characters, please' });
});

test('a condition is chosen, and follows the name of the field that it looks at', async () => {
  const shown = page.getByRole('group', { name: 'Shown when' });
  await shown.getByRole('button', { name: 'Show it only sometimes' }).click();
  await choose('Field that decides', 'Level');
  await choose('How it decides', 'is one of');
  await expect.poll(() => field('department')?.when).toEqual({ field: 'level', is: ['First choice'] });
  await choose('How it decides', 'is');
  await choose('Value: Level is First choice', 'Second choice');
  await expect.poll(() => field('department')?.when).toEqual({ field: 'level', is: 'Second choice' });
  await expect(row('Department')).toContainText('Shown when Level is Second choice');
  const level = { field: 'level', is: 'Second choice' };
  await shown.getByRole('button', { name: 'Add another condition' }).click();
  const both = shown.getByRole('group', { name: 'Conditions: all of these hold' });
  await both.getByRole('combobox', { name: 'Field that decides' }).nth(1).click();
  await page.getByRole('option', { name: 'Address', exact: true }).click();
  await both.getByRole('combobox', { name: 'How it decides' }).nth(1).click();
  await page.getByRole('option', { name: 'is empty', exact: true }).click();
  await expect.poll(() => field('department')?.when).toEqual({ all: [level, { field: 'address', empty: true }] });
  await choose('How the conditions decide together', 'none of these holds');
  await expect
    .poll(() => field('department')?.when)
    .toEqual({ not: { any: [level, { field: 'address', empty: true }] } });
  if (process.env.SHOT) await page.screenshot({ path: process.env.SHOT });
  await choose('How the conditions decide together', 'one of these holds');
  await shown.getByRole('button', { name: 'Remove condition 2' }).click();
  await expect.poll(() => field('department')?.when).toEqual(level);
  await row('Level').click();
  const name = detail('Level').getByRole('textbox', { name: 'Name', exact: true });
  await name.fill('grade');
  await name.press('Enter');
  await expect.poll(() => field('department')?.when).toEqual({ field: 'grade', is: 'Second choice' });
  await page.getByRole('button', { name: 'Undo: Name of the field Level' }).click();
  await expect
    .poll(() => [names()[4], field('department')?.when])
    .toEqual(['level', { field: 'level', is: 'Second choice' }]);
});

test('the mouse drags a field to where the line is, keys move it on', async () => {
  await row('Level').dragTo(row('First name'), { targetPosition: { x: 80, y: 3 } });
  await expect.poll(() => names().indexOf('level')).toBe(0);
  await expect(page).toHaveURL(/fields%2F0$/);
  await tree().getByRole('treeitem').first().focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(() => names().indexOf('level')).toBe(1);
  await expect(page.getByRole('status').filter({ hasText: 'moved' })).toHaveText('Field Level moved, 2 of 12');
  await expect(tree().getByRole('treeitem').nth(1)).toBeFocused();
  await expect(canvas.locator('form').first().locator('[name]').nth(1)).toHaveAttribute('name', 'level');
});

test('a field that others look at is not removed without a word', async () => {
  await page.keyboard.press('Delete');
  const dialog = page.getByRole('dialog', { name: 'Remove “Level”?' });
  await expect(dialog).toContainText('“Department” will be shown always.');
  await dialog.getByRole('button', { name: 'Remove it' }).click();
  await expect.poll(() => names()).not.toContain('level');
  expect(field('department')?.when).toBeUndefined();
  await page.getByRole('button', { name: 'Undo: Field Level removed' }).click();
  await expect.poll(() => field('department')?.when).toEqual({ field: 'level', is: 'Second choice' });
});

test('the form is tried, and tried again when it has changed', async () => {
  await page.getByRole('tab', { name: 'Try' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Try' });
  await expect(panel.getByRole('status')).toHaveText(/^\d\d tries of 11 fields: all answered as their rules say\.$/);
  await expect(panel.getByRole('region', { name: 'Level' })).toContainText('“Which level?”');
  await expect(panel.getByRole('region', { name: 'Department' })).toContainText('it is not shown');
  await panel.getByRole('button', { name: 'Department' }).click();
  await rule('At most … characters');
  await page.getByRole('textbox', { name: 'At most 100 characters' }).fill('20');
  await expect.poll(() => field('department')?.rules?.[2]?.value).toBe(20);
  await page.getByRole('tab', { name: 'Try' }).click();
  await expect(panel.getByRole('status')).toContainText('1 problem');
  await expect(panel.getByRole('region', { name: 'Worth a look' })).toContainText(
    'nobody can fill it in: “At least 30 characters” and “At most 20 characters”.',
  );
  await panel.getByRole('button', { name: 'Department' }).first().click();
  await page.getByRole('textbox', { name: 'At most 20 characters' }).fill('60');
  await expect.poll(() => field('department')?.rules?.[2]?.value).toBe(60);
  await page.getByRole('tab', { name: 'Try' }).click();
});

const submit = (): unknown => JSON.parse(readFileSync(file, 'utf8')).blocks[1].submit;

test('a form that only pretends says so until it is said where its entries go', async () => {
  const tried = page.getByRole('tabpanel', { name: 'Try' });
  await expect(tried.getByRole('note')).toContainText('Visitors read that it was sent, and nobody receives it.');
  await tried.getByRole('button', { name: 'Choose where entries go' }).click();
  const sending = page.getByRole('tabpanel', { name: 'Sending' });
  await expect(sending.getByRole('radio')).toHaveCount(4);
  await expect(sending).toContainText('Visitors read that this form was sent, and nobody receives it.');
  await sending.getByRole('radio', { name: 'To another service' }).check();
  await expect(sending).toContainText('Fill in the address of the service');
  await sending.getByRole('textbox', { name: 'Address of the service' }).fill('https://forms.example.org/jobs');
  await expect.poll(submit).toMatchObject({ kind: 'http', url: 'https://forms.example.org/jobs' });
  await expect(sending.getByRole('note')).toHaveCount(0);
  await sending.getByRole('radio', { name: 'To the inbox of this site' }).check();
  await sending.getByRole('button', { name: 'Add an address' }).click();
  await page.keyboard.type('office@example.edu');
  await sending.getByRole('button', { name: 'Send it only some entries' }).click();
  await expect
    .poll(submit)
    .toMatchObject({ mail: [{ to: 'office@example.edu', when: { field: expect.any(String) } }] });
  await sending.getByRole('button', { name: 'Remove office@example.edu' }).click();
  await expect.poll(submit).not.toHaveProperty('mail');
  await sending.getByRole('radio', { name: 'Nowhere: this is a demonstration' }).check();
  await expect.poll(submit).toMatchObject({ kind: 'simulate', demonstration: true });
  await expect(sending.getByRole('note')).toContainText('It is a demonstration');
  await expect(page.getByText('nobody receives it. Choose')).toHaveCount(0);
});

test('a new form has no destination: the block, the tab and the problems say so', async () => {
  await page.getByRole('button', { name: 'Insert a block after this one' }).click();
  const gallery = page.getByRole('dialog', { name: 'Insert a block' });
  await gallery.getByRole('textbox').fill('sign up');
  await gallery.getByRole('button', { name: /^Form/ }).click();
  const added = () => JSON.parse(readFileSync(file, 'utf8')).blocks[2];
  await expect.poll(() => added()?.type).toBe('form');
  expect(added().submit).not.toHaveProperty('kind');
  await expect(canvas.getByText('This form has no destination yet')).toBeVisible();
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  const panel = page.getByRole('complementary', { name: 'What is selected' });
  await expect(panel.getByText('This form has no destination yet')).toBeVisible();
  await panel.getByRole('button', { name: 'Choose where entries go' }).click();
  await expect(panel.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(panel).toContainText('Choose where entries go, in the tab “Form” under “Sending”.');
});

for (const colorScheme of everyNth(['light', 'dark'] as const, 2, 1))
  test(`the panel has nothing that keeps people out, ${colorScheme}`, async () => {
    await page.emulateMedia({ colorScheme });
    await page.evaluate(axe.source);
    for (const tab of ['Try', 'Sending', 'Fields']) {
      await page.getByRole('tab', { name: tab, exact: true }).click();
      await expect(page.getByRole('tabpanel', { name: tab })).toBeVisible();
      const found = await page.evaluate(() =>
        (window as unknown as { axe: typeof axe }).axe.run('[role=complementary][aria-label="What is selected"]'),
      );
      expect(found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([]);
    }
  });

test('all of it is taken back, and the file is as it was', async () => {
  const undo = page.getByRole('button', { name: /^Undo:/ });
  for (let steps = 0; steps < 40 && readFileSync(file, 'utf8') !== original; steps += 1) {
    const undone = page.waitForResponse(/\/api\/undo$/);
    await undo.click();
    await undone;
  }
  await expect.poll(() => readFileSync(file, 'utf8')).toBe(original);
  expect(complaints).toEqual([]);
});

test('fields of a repeated group are changed and tried as those of the form are', async () => {
  const apply = join(pages, 'admissions/apply.json');
  const schools = (): { fields: FormField[] } =>
    JSON.parse(readFileSync(apply, 'utf8')).blocks[1].fields.find(({ name }: FormField) => name === 'schools');
  await page.goto(`${dev.studio}/_studio/pages/admissions/apply?at=${encodeURIComponent('/blocks/1/fields')}`);
  await page.getByRole('tab', { name: 'Form', exact: true }).click();
  await row('Examinations').click();
  await detail('Examinations').getByRole('button', { name: 'Change its fields' }).click();
  const inner = page.getByRole('tree', { name: 'Fields of Examinations' });
  await expect(inner.getByRole('treeitem')).toHaveCount(8);
  await inner.getByRole('treeitem').filter({ hasText: 'Year' }).click();
  await expect(detail('Year').getByRole('group', { name: /^Not above/ })).toBeVisible();
  await page.getByRole('button', { name: 'Add a field' }).click();
  await expect(page.getByRole('menuitem', { name: 'Text', exact: true })).toBeVisible();
  for (const name of ['Repeated group', 'Slider', 'Beginning of a step'])
    await expect(page.getByRole('menuitem', { name })).toHaveCount(0);
  await page.getByRole('menuitem', { name: 'Text', exact: true }).click();
  await detail('text').getByRole('textbox', { name: 'Label' }).fill('Medium');
  await page.keyboard.press('Tab');
  await rule('Must be filled in');
  await expect
    .poll(() => schools().fields[5])
    .toMatchObject({ name: 'medium', label: 'Medium', rules: [{ rule: 'required', message: 'Medium is required' }] });
  await expect(canvas.getByLabel('Medium').first()).toBeAttached();
  await page.getByRole('tab', { name: 'Try' }).click();
  const panel = page.getByRole('tabpanel', { name: 'Try' });
  await expect(panel.getByRole('region', { name: 'Examinations: Medium' })).toContainText('“Medium is required”');
  await panel.getByRole('button', { name: 'Examinations: Marks obtained' }).click();
  await expect(detail('Marks obtained')).toContainText('Shown when');
  await page.getByRole('button', { name: 'All fields of the form' }).click();
  await expect(tree()).toBeVisible();
  await expect(detail('Examinations').getByText('Medium', { exact: false }).first()).toBeVisible();
  expect(complaints).toEqual([]);
});

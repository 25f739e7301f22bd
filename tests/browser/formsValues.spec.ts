import { expect, type Locator } from '@playwright/test';
import { openForm, test } from '../fixtures/form-site.ts';
import { removeFiles } from '../forms/fill.ts';
import { resultOf } from '../forms/onPage.ts';

/*
 * Values that are written in many ways, and files: what is refused, what is said, and what arrives.
 */

const pdf = Buffer.from('%PDF-1.7 …');
const picture = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1, 2, 3]);
const file = (name: string, buffer: Buffer) => ({ name, buffer, mimeType: 'application/octet-stream' });

const refusedFiles = [
  { field: 'paper', files: [file('evil.exe', pdf)], message: 'Please choose a file of these types: .pdf,.docx' },
  { field: 'paper', files: [file('evil.pdf', picture)], message: 'Please choose a file of these types: .pdf,.docx' },
  { field: 'paper', files: [file('empty.pdf', Buffer.alloc(0))], message: 'This file is empty' },
  { field: 'pictures', files: [file('a.pdf', pdf)], message: 'Pictures only' },
  { field: 'pictures', files: [file('a.jpg', pdf)], message: 'Pictures only' },
  {
    field: 'pictures',
    files: [file('a.jpg', Buffer.concat([picture, Buffer.alloc(1000)]))],
    message: 'At most 1000 bytes',
  },
  {
    field: 'pictures',
    files: ['a.jpg', 'b.jpg', 'c.jpg'].map((name) => file(name, picture)),
    message: 'At most two',
  },
];

test('files are judged by their names, contents, sizes and number', async ({ page, forms }) => {
  const form = await openForm(page, '/forms/long', 'long');
  for (const { field, files, message } of refusedFiles)
    await test.step(`${field}: ${files.map(({ name }) => name).join(', ')}`, async () => {
      const input = form.locator(`[name=${field}]`);
      await input.setInputFiles(files);
      await form.locator('[type=submit]').click();
      await expect(input).toHaveAccessibleDescription(message);
      await expect(input).toBeFocused();
      if (field === 'pictures') await removeFiles(input);
      else await input.setInputFiles([]);
      await expect(input).not.toHaveAttribute('aria-invalid');
    });
  expect(forms.site.received).toEqual([]);
  await form.locator('[name=paper]').setInputFiles(file('cv.pdf', pdf));
  await form.locator('[name=pictures]').setInputFiles([file('a.jpg', picture), file('b.JPEG', picture)]);
  await form.locator('[type=submit]').click();
  await expect(resultOf(form)).toHaveText('It has arrived.');
  const [{ body } = { body: '' }] = forms.site.received;
  for (const part of ['name="paper"; filename="cv.pdf"', 'name="pictures"; filename="a.jpg"', 'filename="b.JPEG"'])
    expect(body).toContain(part);
});

test('a form with files is sent as multipart although none is chosen', async ({ page, forms }) => {
  const form = await openForm(page, '/forms/long', 'long');
  await form.locator('[name=note]').fill('Hello');
  await form.locator('[type=submit]').click();
  await expect
    .poll(() => forms.site.received.map(({ headers }) => headers['content-type']))
    .toEqual([expect.stringContaining('multipart/form-data')]);
});

/** Texts of the fields that the server has received as multipart. */
const receivedField = (body: string, name: string) =>
  Buffer.from(body.match(new RegExp(`name="${name}"\r\n\r\n([^\r]*)`))?.[1] ?? '', 'latin1').toString();

async function send(form: Locator, values: Record<string, string>): Promise<void> {
  for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[type=submit]').click();
}

const numbers = ['9876543210', '98765 43210', '+91 98765-43210', '098765 43210', '९८७६५४३२१०', '٩٨٧٦٥٤٣٢١٠'];

for (const number of numbers)
  test(`${number} arrives as 9876543210, and the form says so before`, async ({ page, forms }) => {
    const form = await openForm(page, '/forms/long', 'long');
    await form.locator('[name=phone]').fill(number);
    const note = form.getByText('Will be sent as 9876543210');
    if (number === '9876543210') await expect(note).toHaveCount(0);
    else await expect(note).toBeVisible();
    await form.locator('[type=submit]').click();
    await expect
      .poll(() => forms.site.received.map(({ body }) => receivedField(body, 'phone')))
      .toEqual(['9876543210']);
  });

test('names of all languages arrive, and a number that cannot exist is refused', async ({ page, forms }) => {
  const form = await openForm(page, '/forms/long', 'long');
  await send(form, { person: 'José O’Neil–Rao', phone: '12345' });
  await expect(form.locator('[name=phone]')).toHaveAccessibleDescription('No such number');
  expect(forms.site.received).toEqual([]);
  await send(form, { phone: '+49 30 1234567' });
  await expect
    .poll(() => forms.site.received.map(({ body }) => receivedField(body, 'person')))
    .toEqual(["José O'Neil-Rao"]);
  expect(receivedField(forms.site.received[0]?.body ?? '', 'phone')).toBe('+49301234567');
});

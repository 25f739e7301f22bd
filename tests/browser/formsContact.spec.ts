import {
  buttonOf,
  errorsOf,
  fill,
  freeze,
  installClock,
  namesOf,
  openForm,
  optionsOf,
  showFirstToast,
  toastsOf,
} from '../forms/onPage.ts';
import { expect, test } from './site.ts';

/*
 * The contact form: specification 000, sections 2.9, 4, 5, 7, 8 and 9. formMatrix.spec.ts tests the messages of the
 * rules.
 */

const person = { name: 'Asha Rao', email: 'asha@example.edu', phone: '9876543210' };

const values = { ...person, course: 'B.Tech Civil Engineering', message: 'When does the term begin?' };

test('three cards lead to phone, e-mail and map', async ({ page }) => {
  await page.goto('/contact-us');
  const main = page.locator('main');
  for (const [title, address] of [
    ['Call Now', /^tel:\+91\d{10}$/],
    ['Email Address', /^mailto:/],
    ['Location', /^https:/],
  ] as const) {
    const card = main.locator('li', { has: page.getByText(title, { exact: true }) });
    await expect(card.locator('a')).toHaveAttribute('href', address);
  }
});

test('an empty form is refused with all messages, a toast and a summary', async ({ page }) => {
  const form = await openForm(page, '/contact-us', 'contact');
  expect(await namesOf(form)).toEqual(['name', 'email', 'phone', 'course', 'message']);
  await buttonOf(form).click();
  await expect(toastsOf(page)).toHaveText(/Validation Error\s*Please fix the errors in the form/);
  await expect(toastsOf(page)).toHaveAttribute('role', 'group');
  await expect(toastsOf(page)).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  expect(await errorsOf(form)).toEqual([
    ['name', 'Name is required'],
    ['email', 'Email is required'],
    ['phone', 'Phone number is required'],
    ['course', 'Course is required'],
    ['message', 'Message is required'],
  ]);
  const summary = form.getByRole('region', { name: 'Please check these fields' });
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('link')).toHaveText([
    'Name: Name is required',
    'Email: Email is required',
    'Phone: Phone number is required',
    'Course: Course is required',
    'Message: Message is required',
  ]);
  await summary.getByRole('link', { name: 'Phone' }).click();
  await expect(form.locator('[name=phone]')).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
});

test("a field's error goes when that field is edited, and the focus stays where it is", async ({ page }) => {
  const form = await openForm(page, '/contact-us', 'contact');
  await buttonOf(form).click();
  await expect(form.locator('[aria-invalid=true]').first()).toBeVisible();
  await form.locator('[name=email]').pressSequentially('x');
  expect((await errorsOf(form)).map(([name]) => name)).toEqual(['name', 'phone', 'course', 'message']);
  await expect(form.locator('[name=email]')).toBeFocused();
  await form.locator('[name=course]').selectOption({ index: 1 });
  expect((await errorsOf(form)).map(([name]) => name)).toEqual(['name', 'phone', 'message']);
});

test('a right form is sending for 2 seconds, then sent and empty; no request is made', async ({ page }) => {
  await installClock(page);
  const form = await openForm(page, '/contact-us', 'contact');
  await showFirstToast(page, form);
  await freeze(page);
  const requests: string[] = [];
  page.on('request', (request) => request.method() !== 'GET' && requests.push(request.url()));
  const courses = await optionsOf(form, 'course');
  expect(courses.length).toBeGreaterThanOrEqual(15);
  await fill(form, { ...values, course: courses[0]?.value ?? '' });
  await buttonOf(form).click();
  await page.clock.runFor(300);
  await expect(toastsOf(page)).toHaveText(/Sending message\.\.\.\s*Please wait while we process your request\./);
  await expect(buttonOf(form)).toHaveText('Sending...');
  await expect(buttonOf(form)).toBeDisabled();
  await page.clock.runFor(1650);
  await expect(buttonOf(form)).toBeDisabled();
  await expect(form.locator('[name=name]')).toHaveValue('Asha Rao');
  await page.clock.runFor(100);
  await expect(buttonOf(form)).toHaveText('Send Message');
  await page.clock.runFor(500);
  await expect(toastsOf(page)).toHaveText(/Message sent successfully!\s*We'll get back to you soon\./);
  for (const name of Object.keys(values)) await expect(form.locator(`[name=${name}]`)).toHaveValue('');
  expect(requests).toEqual([]);
});

test('toasts: one at a time, gone after 5 seconds, closed with the word of the site', async ({ page }) => {
  await installClock(page);
  const form = await openForm(page, '/contact-us', 'contact');
  await showFirstToast(page, form);
  await freeze(page);
  await buttonOf(form).click();
  await page.clock.runFor(1000);
  await expect(toastsOf(page)).toHaveCount(1);
  await page.clock.runFor(3800);
  await expect(toastsOf(page)).toHaveCount(1);
  await page.clock.runFor(1000);
  await expect(toastsOf(page)).toHaveCount(0);
  await buttonOf(form).click();
  await page.clock.runFor(400);
  await toastsOf(page).getByRole('button', { name: 'Close' }).click();
  await page.clock.runFor(400);
  await expect(toastsOf(page)).toHaveCount(0);
});

test('a toast that is out of date leaves when a new attempt begins', async ({ page }) => {
  await installClock(page);
  const form = await openForm(page, '/careers', 'application');
  await showFirstToast(page, form);
  await freeze(page);
  await buttonOf(form).click();
  await page.clock.runFor(400);
  await expect(toastsOf(page)).toHaveText(/Validation Error/);
  const inputs = form.locator('input, textarea');
  for (const input of await inputs.all()) if (await input.isVisible()) await input.fill('asha@example.edu');
  await form.locator('[name=qualification]').selectOption('MBA');
  await buttonOf(form).click();
  await page.clock.runFor(400);
  // No message is shown while an application is being sent: an earlier message would be left alone there.
  await expect(buttonOf(form)).toHaveText('Submitting...');
  await expect(toastsOf(page)).toHaveCount(0);
});

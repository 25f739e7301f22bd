import {
  buttonOf,
  errorsOf,
  fill,
  freeze,
  installClock,
  namesOf,
  openForm,
  showFirstToast,
  toastsOf,
} from '../forms/onPage.ts';
import { expect, test, wakeBlock } from './site.ts';

/*
 * Forms of the shell, newsletter and enquiry panel (specification 000, sections 5 and 7), and autofill attributes of
 * fields.
 */

const person = { name: 'Asha Rao', email: 'asha@example.edu', phone: '9876543210' };

test('newsletter: what is wrong stands at the field, what is right is answered, and nothing is sent', async ({
  page,
}) => {
  const form = await openForm(page, '/about/location', 'newsletter');
  const email = form.locator('[name=email]');
  await expect(email).toHaveAttribute('type', 'email');
  const requests: string[] = [];
  page.on('request', (request) => request.url().includes('asha') && requests.push(request.url()));
  page.on('request', (request) => request.method() !== 'GET' && requests.push(request.url()));
  await buttonOf(form).click();
  expect(await errorsOf(form)).toEqual([['email', 'Email is required']]);
  await expect(email).toBeFocused();
  await email.fill('asha');
  await buttonOf(form).click();
  expect(await errorsOf(form)).toEqual([['email', 'Please enter a valid email']]);
  await email.fill('asha@example.edu');
  await buttonOf(form).click();
  await expect(form.getByRole('status')).toContainText('your address was neither sent nor stored');
  await expect(email).toHaveValue('');
  expect(await errorsOf(form)).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/about/location');
  expect(requests).toEqual([]);
});

test('enquiry: the panel holds a form of its own, says there that it was sent, and offers to close', async ({
  page,
}) => {
  await installClock(page);
  await page.goto('/about');
  await page.getByRole('button', { name: 'Quick Enquiry' }).first().click();
  const form = page.locator('#enquiry form');
  await wakeBlock(page, page.locator('#enquiry [data-island]'));
  await showFirstToast(page, form);
  await freeze(page);
  expect(await namesOf(form)).toEqual(['name', 'email', 'phone', 'course', 'message']);
  await fill(form, { ...person, course: 'BCA', message: 'When does the term begin?' });
  await buttonOf(form).click();
  await page.clock.runFor(2100);
  await expect(form.locator('[name=name]')).toHaveValue('');
  const status = form.getByRole('status');
  await expect(status).toContainText('Message sent successfully!');
  await expect(status).toContainText("We'll get back to you soon.");
  const panel = page.locator('#enquiry');
  await expect(panel.getByRole('button', { name: 'Close' })).toHaveCount(2);
  await panel.getByRole('button', { name: 'Close' }).last().click();
  await expect(panel).toBeHidden();
});

for (const width of [360, 1440])
  test(`a notice stands above the panel that it is about, and not over its button, ${width} px wide`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/about');
    await page.getByRole('button', { name: 'Quick Enquiry' }).first().click();
    await buttonOf(page.locator('#enquiry form')).click();
    const toast = toastsOf(page);
    await expect(toast).toBeVisible();
    const isOnTop = () =>
      toast.evaluate((element) => {
        const { x, y, width, height } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
      });
    await expect.poll(isOnTop).toBe(true);
    await buttonOf(page.locator('#enquiry form')).click({ trial: true });
  });

test('browsers know what to fill in, and phones which keys to show', async ({ page }) => {
  await page.goto('/alumni-signup');
  const tokens = await page
    .locator('#signup [name]')
    .evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).autocomplete));
  expect(tokens).toEqual([
    'given-name',
    'family-name',
    'tel',
    'email',
    'new-password',
    'address-level2',
    '',
    'organization',
    'organization-title',
    '',
    '',
  ]);
  await page.goto('/online-grievance');
  for (const name of ['rollNo', 'mobile'])
    await expect(page.locator(`#grievance [name=${name}]`)).toHaveAttribute('inputmode', 'numeric');
});

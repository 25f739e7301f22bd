import { expect } from '@playwright/test';
import type { Reply } from '../fixtures/form-server.ts';
import { openForm, test } from '../fixtures/form-site.ts';
import { expectKept, gate, login, loginFailed, openLogin } from '../forms/login.ts';
import { resultOf } from '../forms/onPage.ts';

/*
 * Forms whose submission fails or takes long: the messages, and that no input is lost. Specification 001, sections 4
 * and 8.
 */

test.describe('failure', () => {
  const replies: Record<string, Reply> = {
    'what was sent is wrong': { status: 400 },
    'not allowed': { status: 401, body: '{"message":"Wrong password"}' },
    'not understood': { status: 422, body: 'Unprocessable', type: 'text/plain' },
    'the server is broken': { status: 500, body: '<h1>Error</h1>', type: 'text/html' },
    'the server is busy': { status: 503 },
    'the answer is malformed': { status: 502, body: '{"message": "cut o' },
    'the answer breaks off': { status: 500, body: '{"message": "cut off"}', breakOff: 'body' },
  };
  for (const [name, reply] of Object.entries(replies)) {
    test(`${name}: it is said, and everything typed is there to be sent again`, async ({ page, forms }) => {
      forms.api.reply = reply;
      const { form, button } = await openLogin(page);
      await button.click();
      await expect(resultOf(form)).toHaveText(`Error${loginFailed}`);
      await expectKept(form);
      await expect(button).toBeEnabled();
      forms.api.reply = {};
      await button.click();
      await expect(form.locator('[name=email]')).toHaveValue('');
      await expect(resultOf(form)).toBeEmpty();
      expect(forms.api.received.map(({ body }) => JSON.parse(body))).toEqual([login, login]);
    });
  }

  test('the connection breaks off: the login has failed, and can be tried again', async ({ page, forms }) => {
    forms.api.reply = { breakOff: 'head' };
    const { form, button } = await openLogin(page);
    await button.click();
    await expect(resultOf(form)).toHaveText(`Error${loginFailed}`);
    await expectKept(form);
    forms.api.reply = { status: 401 };
    await button.click();
    await expect(resultOf(form)).toHaveText(`Error${loginFailed}`);
  });

  test('the browser is offline', async ({ page, context, forms }) => {
    const { form, button } = await openLogin(page);
    // The code for sending has not been fetched yet, and cannot be fetched now.
    await context.setOffline(true);
    await button.click();
    await expect(resultOf(form)).toHaveText(`Error${loginFailed}`);
    await expectKept(form);
    await context.setOffline(false);
    await button.click();
    await expect(form.locator('[name=email]')).toHaveValue('');
    expect(forms.api.received).toHaveLength(1);
  });

  test('nobody listens', async ({ page }) => {
    const form = await openForm(page, '/forms/refused', 'own');
    await form.locator('[name=note]').fill('Hello');
    await form.locator('[name=secret]').fill('correct horse');
    await form.locator('[type=submit]').click();
    await expect(resultOf(form)).toHaveText('ErrorIt did not arrive.');
    await expect(form.locator('[name=note]')).toHaveValue('Hello');
    await expect(form.locator('[name=secret]')).toHaveValue('correct horse');
  });

  test("the server's own words are shown where the page wants them, and the page's where there are none", async ({
    page,
    forms,
  }) => {
    const form = await openForm(page, '/forms/own', 'own');
    await form.locator('[name=note]').fill('Hello');
    for (const [body, words] of [
      ['{"message":"Too <b>late</b>"}', 'Too <b>late</b>'],
      ['{"message": 7}', 'It did not arrive.'],
      ['{"mess', 'It did not arrive.'],
      ['null', 'It did not arrive.'],
    ]) {
      forms.site.reply = { status: 409, body };
      await form.locator('[type=submit]').click();
      await expect(resultOf(form)).toHaveText(`Error${words}`);
    }
  });

  test('the server takes longer than the page waits', async ({ page, forms }) => {
    const { opened, open } = gate();
    forms.site.reply = { after: opened };
    const form = await openForm(page, '/forms/impatient', 'own');
    await form.locator('[name=note]').fill('Hello');
    await form.locator('[type=submit]').click();
    await expect(resultOf(form)).toHaveText('ErrorIt did not arrive.');
    open();
  });

  test('the service never answers: after half a minute that is said, and everything typed is there', async ({
    page,
    forms,
  }) => {
    const { opened, open } = gate();
    const { form, button } = await openLogin(page);
    await page.clock.install();
    // Once the head of the answer is held back, once the end of its body.
    for (const reply of [{ after: opened }, { status: 500, body: '{"message": "', breakOff: 'stall' as const }]) {
      forms.api.reply = reply;
      const before = forms.api.received.length;
      await button.click();
      await expect.poll(() => forms.api.received.length).toBe(before + 1);
      await page.clock.runFor(29_000);
      await expect(button).toBeDisabled();
      await page.clock.runFor(1_500);
      await expect(resultOf(form)).toContainText('Error');
      await expect(button).toBeEnabled();
      await expectKept(form);
    }
    open();
  });
});

test('errors of the server stand at their fields, and nothing typed is lost; what it is asked holds nothing up', async ({
  page,
  forms,
}) => {
  const form = await openForm(page, '/forms/judged', 'judged');
  const [rollNo, name, button] = [
    form.getByLabel('Roll number'),
    form.getByLabel('Name'),
    form.locator('[type=submit]'),
  ];
  const summary = form.getByRole('region', { name: 'Please check these fields' });
  await expect(form.getByText('required', { exact: true })).toBeHidden();
  await expect(form.getByLabel('Course (optional)')).toBeVisible();
  await button.click();
  await expect(summary.getByRole('listitem')).toHaveText([
    'The roll number is missing',
    'Name: Please fill in your name',
  ]);
  await expect(form.getByText('Please fill this in')).toBeVisible();
  await expect(page).toHaveTitle(/^Error: /);

  const unknown = 'There is no such number.';
  forms.site.reply = { body: JSON.stringify({ errors: { rollNo: unknown } }) };
  await rollNo.fill('123');
  await name.fill('Asha Rao');
  expect(forms.site.received, 'nobody is asked about what the rules refuse').toEqual([]);
  await rollNo.fill('12345678');
  await name.focus();
  await expect(form.locator('span[role=status]')).toHaveText(unknown);
  await expect(rollNo).toHaveAccessibleDescription(unknown);
  expect(forms.site.received.map(({ url, body }) => [url, JSON.parse(body)])).toEqual([
    ['/api/numbers', { rollNo: '12345678' }],
  ]);

  forms.site.received.length = 0;
  forms.site.reply = {
    status: 422,
    type: 'application/problem+json',
    body: JSON.stringify({
      errors: [
        { detail: 'The results are not out.', pointer: '#/course' },
        { detail: 'It is of somebody else.', pointer: '#/rollNo' },
        { detail: 'Only until Friday.', pointer: '#/which' },
      ],
    }),
  };
  await button.click();
  await expect(summary).toBeFocused();
  await expect(summary.getByRole('listitem')).toHaveText([
    'Roll number: It is of somebody else.',
    'Course: The results are not out.',
  ]);
  await expect(resultOf(form)).toHaveText('Please correct what is wrong.Only until Friday.');
  await summary.getByRole('link').first().click();
  await expect(rollNo).toBeFocused();
  await expect(rollNo).toHaveAccessibleDescription('It is of somebody else.');
  expect(forms.site.received.map(({ url }) => url)).toEqual(['/api/results']);

  forms.site.reply = { status: 409, body: '{"errors": {"which": ["Not now."]}}' };
  await button.click();
  await expect(resultOf(form)).toHaveText('ErrorIt did not arrive. Not now.');
  await expect(rollNo).toHaveValue('12345678');
  forms.site.reply = {};
  await button.click();
  await expect(resultOf(form)).toHaveText('Here they are.');
  await expect(page).not.toHaveTitle(/^Error: /);
});

test.describe('while it is sent', () => {
  test('the button says so and the form is sent once, however often it is pressed', async ({ page, forms }) => {
    const { opened, open } = gate();
    forms.api.reply = { status: 401, after: opened };
    const { form, button } = await openLogin(page);
    await form.evaluate((element: HTMLFormElement) => {
      element.requestSubmit();
      element.requestSubmit();
    });
    await expect(button).toHaveText('Logging in...');
    await expect(button).toBeDisabled();
    await expect(form).toHaveAttribute('aria-busy', 'true');
    await button.click({ force: true });
    await form.locator('[name=email]').press('Enter');
    await form.evaluate((element: HTMLFormElement) => element.requestSubmit());
    await page.waitForTimeout(1500);
    await expect(button).toHaveText('Logging in...');
    open();
    await expect(resultOf(form)).toHaveText(`Error${loginFailed}`);
    await expect(button).toHaveText('Login');
    await expectKept(form);
    expect(forms.api.received).toHaveLength(1);
  });

  test('a password that was shown is hidden, and what is typed meanwhile is kept', async ({ page, forms }) => {
    const { opened, open } = gate();
    forms.api.reply = { status: 500, after: opened };
    const { form, button } = await openLogin(page);
    await form.getByRole('button', { name: 'Show password' }).click();
    await expect(form.locator('[name=password]')).toHaveAttribute('type', 'text');
    await button.click();
    await expect(form.locator('[name=password]')).toHaveAttribute('type', 'password');
    await form.locator('[name=email]').fill('other@example.edu');
    open();
    await expect(resultOf(form)).toHaveText(`Error${loginFailed}`);
    await expect(form.locator('[name=email]')).toHaveValue('other@example.edu');
    await expect(form.locator('[name=password]')).toHaveValue(login.password);
  });
});

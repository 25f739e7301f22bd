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

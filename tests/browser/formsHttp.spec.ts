import { expect } from '@playwright/test';
import examples from '#blocks/form/form.examples.json' with { type: 'json' };
import type { FieldDefinition } from '#blocks/form/formTypes.ts';
import { createValidValues } from '#blocks/form/ruleViolations.ts';
import { csrfCookie, type Reply } from '../fixtures/form-server.ts';
import { openForm, test } from '../fixtures/form-site.ts';
import { fillForm } from '../forms/fill.ts';
import { fillLogin, login, only, openLogin } from '../forms/login.ts';
import { resultOf } from '../forms/onPage.ts';

/*
 * Forms that are sent to real servers: the request, and the page after the answer. Specification 001, sections 2
 * (alumni), 4, 7 and 8.
 */

test.describe('what arrives', () => {
  test('e-mail and password as JSON, for another origin with the token in a header, not as a cookie', async ({
    page,
    forms,
  }) => {
    const { form, button } = await openLogin(page);
    await button.click();
    await expect.poll(() => forms.api.received.length).toBe(1);
    const { url, headers, body } = only(forms.api);
    expect(url).toBe('/login');
    expect(JSON.parse(body)).toEqual(login);
    expect(headers).toMatchObject({ 'content-type': 'application/json', accept: 'application/json' });
    expect(headers['x-xsrf-token']).toBe(csrfCookie.value);
    expect(headers.cookie).toBeUndefined();
    await expect(form.locator('[name=email]')).toHaveValue('');
    await expect(button).toHaveText('Login');
    await expect(resultOf(form)).toBeEmpty();
    expect(new URL(page.url()).pathname).toBe('/alumni-login');
  });

  test('all eleven fields of the signup in the encoding of a plain form', async ({ page, forms }) => {
    const form = await openForm(page, '/alumni-signup', 'signup');
    const names = await form
      .locator('[name]')
      .evaluateAll((inputs) => inputs.map((input) => input.getAttribute('name')));
    expect(names).toHaveLength(11);
    for (const name of names.filter((name) => name !== 'experience')) {
      const special: Record<string, string> = { email: 'asha@example.edu', salary: '0600000.50' };
      await form.locator(`[name=${name}]`).fill(special[name ?? ''] ?? `${name} & more`);
    }
    await form.locator('[name=experience]').selectOption('5+ years');
    await form.locator('[type=submit]').click();
    await expect.poll(() => forms.site.received.length).toBe(1);
    const { headers, body } = only(forms.site);
    expect(headers['content-type']).toContain('application/x-www-form-urlencoded');
    const sent = new URLSearchParams(body);
    expect([...sent.keys()]).toEqual(names);
    expect(sent.get('experience')).toBe('5+');
    expect(sent.get('salary')).toBe('0600000.50');
    expect(sent.get('company')).toBe('company & more');
  });

  test('the token of the cookie in the header, at the own origin and at another', async ({ page, forms }) => {
    for (const path of ['own', 'elsewhere']) {
      const form = await openForm(page, `/forms/${path}`, 'own');
      await form.locator('[name=note]').fill('Hello');
      await form.locator('[type=submit]').click();
      await expect(resultOf(form)).toHaveText('DoneIt has arrived.');
    }
    expect(only(forms.site).headers['x-xsrf-token']).toBe(csrfCookie.value);
    expect(only(forms.api).headers['x-xsrf-token']).toBe(csrfCookie.value);
  });

  test('files and every other kind of field, those left out that are not shown', async ({ page, forms }) => {
    const fields = examples.longest.fields as unknown as FieldDefinition[];
    const form = await openForm(page, '/forms/every', 'every');
    const values = { ...createValidValues(fields), cv: { size: 2000 } };
    await fillForm(form, fields, values);
    await form.locator('[type=submit]').click();
    await expect(resultOf(form)).toContainText('Thank you for your application');
    const { headers, body } = only(forms.site);
    expect(headers['content-type']).toContain('multipart/form-data');
    expect(headers['x-xsrf-token'], 'a form that names no token sends none').toBeUndefined();
    expect(body).toContain('name="cv"; filename="letter.pdf"');
    expect(body).toContain('name="terms"\r\n\r\ntrue');
    expect(body).not.toContain('customQualification');
  });
});

test.describe('success', () => {
  for (const status of [200, 201, 204, 299]) {
    test(`is an answer with ${status}: it is said, and the form is empty`, async ({ page, forms }) => {
      forms.site.reply = { status };
      const form = await openForm(page, '/forms/own', 'own');
      await form.locator('[name=note]').fill('Hello');
      await form.locator('[type=submit]').click();
      await expect(resultOf(form)).toHaveText('DoneIt has arrived.');
      await expect(form.locator('[name=note]')).toHaveValue('');
    });
  }

  test('is told from the head of the answer, whatever follows', async ({ page, forms }) => {
    forms.site.reply = { status: 200, body: '{"message": "cut o' };
    const form = await openForm(page, '/forms/own', 'own');
    await form.locator('[name=note]').fill('Hello');
    await form.locator('[type=submit]').click();
    await expect(resultOf(form)).toHaveText('DoneIt has arrived.');
  });
});

test('nothing typed reaches the address, the history, storage or the console', async ({ page, context, forms }) => {
  const messages: string[] = [];
  page.on('console', (message) => messages.push(message.text()));
  page.on('pageerror', (error) => messages.push(String(error.stack)));
  const addresses: string[] = [];
  context.on('request', (request) => addresses.push(request.url(), JSON.stringify(request.headers())));
  const { form, button } = await openLogin(page);
  for (const reply of [{ status: 500 }, { breakOff: 'head' }, { status: 200 }] as Reply[]) {
    forms.api.reply = reply;
    await fillLogin(form);
    await form.getByRole('button', { name: 'Show password' }).click();
    await button.click();
    await expect.poll(() => forms.api.received.length).toBeGreaterThan(0);
    await expect(button).toBeEnabled();
    forms.api.received.length = 0;
    await form.getByRole('button', { name: /(Show|Hide) password/ }).click();
  }
  const kept = await page.evaluate(async () => {
    const databases = await indexedDB.databases();
    const caches = await window.caches?.keys();
    const entries = performance.getEntries().map(({ name }) => name);
    const { href } = location;
    return JSON.stringify([
      href,
      history.state,
      localStorage,
      sessionStorage,
      document.cookie,
      databases,
      caches,
      entries,
      name,
      document.title,
    ]);
  });
  const cookies = JSON.stringify(await context.cookies());
  for (const secret of [login.password, encodeURIComponent(login.password), 'correct+horse', 'correct', login.email]) {
    expect([kept, cookies, ...messages, ...addresses].filter((text) => text.includes(secret))).toEqual([]);
  }
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the browser holds the rules up, then posts the form', async ({ page, forms }) => {
    await page.goto('/alumni-login');
    const form = page.locator('#login form');
    const button = form.locator('[type=submit]');
    await button.click();
    await form.locator('[name=email]').fill('asha');
    await form.locator('[name=password]').fill('short');
    await button.click();
    expect(forms.api.received).toEqual([]);
    expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/alumni-login');
    await fillLogin(form);
    await button.click();
    await expect.poll(() => forms.api.received.length).toBe(1);
    const { headers, body } = only(forms.api);
    expect(headers['content-type']).toBe('application/x-www-form-urlencoded');
    expect(Object.fromEntries(new URLSearchParams(body))).toEqual(login);
    await expect.poll(() => page.url()).toBe(`${forms.api.url}/login`);
  });

  test('a form that sends nothing goes nowhere and puts nothing in the address', async ({ page, forms }) => {
    await page.goto('/online-grievance');
    const form = page.locator('#grievance form');
    await form.locator('[type=submit]').click();
    const values: Record<string, string> = {
      rollNo: '12345678',
      name: 'Asha Rao',
      email: 'asha@example.edu',
      mobile: '9876543210',
      grievance: 'Nobody answers the telephone.',
    };
    for (const [name, value] of Object.entries(values)) await form.locator(`[name=${name}]`).fill(value);
    await form.locator('[name=course]').selectOption('MBA');
    await form.locator('[name=semester]').selectOption('2nd');
    await form.locator('[type=submit]').click();
    expect(page.url()).toBe(`${forms.site.url}/online-grievance`);
    await expect(form.locator('[name=rollNo]')).toHaveValue('12345678');
    expect(forms.site.received).toEqual([]);
  });
});

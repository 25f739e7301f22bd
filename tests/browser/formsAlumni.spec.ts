import { buttonOf, errorsOf, fill, openForm, optionsOf, resultOf, toastsOf } from '../forms/onPage.ts';
import { expect, test } from './site.ts';

/*
 * Login and signup of alumni: specification 001, sections 2, 3, 5 and 9. Sending is tested in formsHttp.spec.ts.
 */

test('login: words, password that can be shown, and a question that does nothing', async ({ page }) => {
  const form = await openForm(page, '/alumni-login', 'login');
  const block = page.locator('#login');
  await expect(block).toContainText('Enter your email below to login to your account');
  await expect(block).toContainText("Don't have an account? Sign up");
  await expect(block.getByRole('link', { name: 'Sign up' })).toHaveAttribute('href', '/alumni-signup');
  const password = form.locator('[name=password]');
  await password.fill('correct horse');
  await form.getByRole('button', { name: 'Show password' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await form.getByRole('button', { name: 'Hide password' }).click();
  await expect(password).toHaveAttribute('type', 'password');
  await expect(password).toHaveValue('correct horse');
  const before = page.url();
  await form.getByRole('button', { name: 'Forgot your password?' }).click();
  expect(page.url()).toBe(before);
  await expect(resultOf(form)).toBeEmpty();
  await expect(toastsOf(page)).toHaveCount(0);
  await expect(password).toHaveValue('correct horse');
  await expect(buttonOf(form)).toHaveText('Login');
});

test('login is blocked until it is right', async ({ page }) => {
  const form = await openForm(page, '/alumni-login', 'login');
  await buttonOf(form).click();
  expect(await errorsOf(form)).toEqual([
    ['email', 'Email is required'],
    ['password', 'Password is required'],
  ]);
  await fill(form, { email: 'asha', password: '12345' });
  await buttonOf(form).click();
  expect(await errorsOf(form)).toEqual([
    ['email', 'Email is invalid'],
    ['password', 'Password must be at least 6 characters'],
  ]);
});

test('signup: eleven fields in two columns, each with the message of its name', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  const form = await openForm(page, '/alumni-signup', 'signup');
  const block = page.locator('#signup');
  await expect(block).toContainText('Create your account to get started');
  await expect(block).toContainText('Already have an account? Log in');
  await expect(block.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/alumni-login');
  expect(await optionsOf(form, 'experience')).toEqual([
    { label: '0-1 years', value: '0-1' },
    { label: '1-3 years', value: '1-3' },
    { label: '3-5 years', value: '3-5' },
    { label: '5+ years', value: '5+' },
  ]);
  await expect(form.locator('[name=salary]')).toHaveAttribute('type', 'number');
  await buttonOf(form).click();
  const names = [
    'firstName',
    'lastName',
    'contact',
    'email',
    'password',
    'currentPlace',
    'batch',
    'company',
    'designation',
    'experience',
    'salary',
  ];
  expect(await errorsOf(form)).toEqual(
    names.map((name) => [name, `${name[0]?.toUpperCase()}${name.slice(1)} is required`]),
  );
  const [first, second] = await Promise.all(
    ['firstName', 'lastName'].map((name) => form.locator(`[name=${name}]`).boundingBox()),
  );
  expect(first?.y).toBe(second?.y);
  expect((first?.x ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.x ?? 0);
  await expect(buttonOf(form)).toHaveText('Sign Up');
});

import { expect, type Locator, type Page } from '@playwright/test';
import type { FormServer } from '../fixtures/form-server.ts';
import { openForm } from '../fixtures/form-site.ts';

/** What is typed into the login. */
export const login = { email: 'asha@example.edu', password: 'correct horse' };

/** Fills in the login. */
export async function fillLogin(form: Locator): Promise<void> {
  await form.locator('[name=email]').fill(login.email);
  await form.locator('[name=password]').fill(login.password);
}

/** Opens the login and fills it in. */
export const openLogin = async (page: Page) => {
  const form = await openForm(page, '/alumni-login', 'login');
  await fillLogin(form);
  return { form, button: form.locator('[type=submit]') };
};

/** Everything typed is still there. */
export const expectKept = async (form: Locator) => {
  await expect(form.locator('[name=email]')).toHaveValue(login.email);
  await expect(form.locator('[name=password]')).toHaveValue(login.password);
};

/** What a failed login says (specification 001, 8). */
export const loginFailed = 'Login failed. Please check your credentials.';

/** What the login and the signup say when there is no answer. */
export const noAnswer = 'No answer came. Please check your connection and try again.';

/** A promise, and what settles it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

/** The one form that a server has received. */
export const only = ({ received }: FormServer) => {
  expect(received).toHaveLength(1);
  return received[0] as FormServer['received'][number];
};

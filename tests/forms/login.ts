import { expect, type Locator, type Page } from '@playwright/test';
import type { FormServer } from '../fixtures/form-server.ts';
import { openForm } from '../fixtures/form-site.ts';

export const login = { email: 'asha@example.edu', password: 'correct horse' };

export async function fillLogin(form: Locator): Promise<void> {
  await form.locator('[name=email]').fill(login.email);
  await form.locator('[name=password]').fill(login.password);
}

export const openLogin = async (page: Page) => {
  const form = await openForm(page, '/alumni-login', 'login');
  await fillLogin(form);
  return { form, button: form.locator('[type=submit]') };
};

/** Expects that all input is still there. */
export const expectKept = async (form: Locator) => {
  await expect(form.locator('[name=email]')).toHaveValue(login.email);
  await expect(form.locator('[name=password]')).toHaveValue(login.password);
};

/** Message of a failed login, also when no answer comes (specification 001, 8, and its README). */
export const loginFailed = 'Login failed. Please check your credentials.';

/** A promise, and the function that settles it. */
export function gate() {
  let open = () => {};
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { opened, open };
}

export const only = ({ received }: FormServer) => {
  expect(received).toHaveLength(1);
  return received[0] as FormServer['received'][number];
};

import type { Page } from '@playwright/test';

/** A spot in the compiled code of the studio at which it can be made to throw. */
export interface Spot {
  /** Name of the part, also in messages. */
  name: string;
  /** Beginning of its file's name: `index` for the studio's main file. */
  file: string;
  /** Pattern of the code before the spot. */
  before: RegExp;
  /** True if a statement can be inserted at the spot, not an expression. */
  isStatement?: boolean;
}

/**
 * Makes the studio throw at spots of its code. The studio itself has no code for that: its files are changed on their
 * way to the browser.
 * @returns a function that sets the spot at which it throws from now on, after reloads of the studio too; none if left
 *   out
 */
export async function breakStudio(page: Page, spots: Spot[]): Promise<(name?: string) => Promise<void>> {
  await page.addInitScript(() => {
    const failing = () => {
      try {
        return sessionStorage.getItem('fails');
      } catch {
        return (globalThis as { fails?: string }).fails;
      }
    };
    const failAt = (name: string) => {
      if (failing() === name) throw new Error(`Made to fail: ${name}`);
      return '';
    };
    Object.assign(globalThis, { failAt });
  });
  await page.route(/\/_studio\/assets\/[^/]+\.js|\/_canvas\/\w+\/[^/]+\.js/, async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const spotsInFile = spots.filter(({ file }) => name.startsWith(`${file}-`) || name === `${file}.js`);
    if (!spotsInFile.length) return route.continue();
    const response = await route.fetch();
    let body = await response.text();
    for (const { name, before, isStatement } of spotsInFile) {
      const isThere = before.test(body);
      if (isThere) body = body.replace(before, (found) => `${found}failAt('${name}')${isStatement ? ';' : '+'}`);
      else throw new Error(`There is no such spot in ${route.request().url()}: ${before}`);
    }
    await route.fulfill({ response, body });
  });
  // Pages in its frames are of another origin, with a storage of their own.
  return async (name = '') => {
    const set = (value: string) => {
      try {
        sessionStorage.setItem('fails', value);
      } catch {
        // Pages in frames of another site have no storage where browsers block that: they fail until they are reloaded.
        Object.assign(globalThis, { fails: value });
      }
    };
    for (const frame of page.frames()) await frame.evaluate(set, name);
  };
}

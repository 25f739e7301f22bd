import type { Page } from '@playwright/test';

/** A spot in the compiled code of the studio at which it can be made to throw. */
export interface Spot {
  /** What it stands for, in messages too. */
  name: string;
  /** The beginning of its file's name: `index` for what comes with the studio. */
  file: string;
  /** The code before the spot. */
  before: RegExp;
  /** The spot is where a statement can stand, not a value of text. */
  isStatement?: boolean;
}

/**
 * Has the studio throw at spots of its code. Nothing of that is in the studio: its files are changed on their way.
 * @returns what says at which spot it throws from now on, over reloads too; nowhere when left out
 */
export async function breakStudio(page: Page, spots: Spot[]): Promise<(name?: string) => Promise<void>> {
  await page.addInitScript(() => {
    const failAt = (name: string) => {
      if (sessionStorage.getItem('fails') === name) throw new Error(`Made to fail: ${name}`);
      return '';
    };
    Object.assign(globalThis, { failAt });
  });
  await page.route('**/_studio/assets/*.js', async (route) => {
    const name = new URL(route.request().url()).pathname.split('/').at(-1) ?? '';
    const own = spots.filter(({ file }) => name.startsWith(`${file}-`));
    if (!own.length) return route.continue();
    const response = await route.fetch();
    let body = await response.text();
    for (const { name, before, isStatement } of own) {
      const isThere = before.test(body);
      if (isThere) body = body.replace(before, (found) => `${found}failAt('${name}')${isStatement ? ';' : '+'}`);
      else throw new Error(`There is no such spot in ${route.request().url()}: ${before}`);
    }
    await route.fulfill({ response, body });
  });
  return async (name = '') => page.evaluate((value) => sessionStorage.setItem('fails', value), name);
}

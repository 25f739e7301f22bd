import type { Page } from '@playwright/test';
import type { RunningServer } from '#engine/serve/static/staticServer.ts';
import { buttonOf, fill, openForm, resultOf } from '../forms/onPage.ts';
import { test as base, expect, holdRequests, loadRouter, wakeBlock } from './site.ts';
import { copyOrchard, serveCopy } from './siteCopy.ts';

/*
 * Fields that a link fills in: `/contact-us?course=…`. The value is text, or one of the options of a list, and the
 * visitor's input is not overwritten.
 */

/** All tests in one process: they share the server. */
base.describe.configure({ mode: 'default' });

const course = 'B.Tech Electronics & Communication Engineering';
const coursePage = '/courses/btech-electronics-communication-engineering';
const ofContact = (page: Page, name: string) => page.locator(`#contact [name=${name}]`);

interface Orchard {
  /** A site with a form of every kind of field that a link may fill in. */
  orchard: RunningServer;
}

const options = ['Apples', 'Pears', 'Quinces'];
const kinds = { name: 'text', note: 'textarea', fruit: 'select', day: 'date', size: 'radio' };

const test = base.extend<object, Orchard>({
  orchard: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern what a fixture needs
    async ({}, use) => {
      const site = copyOrchard('from-address');
      site.edit('visit.json', ({ blocks }) =>
        blocks.push({
          type: 'form',
          id: 'order',
          fields: Object.entries(kinds).map(([name, input]) => ({
            name,
            label: name,
            input,
            fromAddress: name,
            ...(['select', 'radio'].includes(input) && { options }),
            ...(input === 'radio' && { value: 'Pears' }),
          })),
          submit: { label: 'Order', kind: 'simulate' },
          messages: { success: { title: 'Done', show: 'form' }, failure: { title: 'Error' } },
        }),
      );
      site.edit('_site.json', (content) => {
        const fields = ['name', 'note'].map((name) => ({
          name,
          label: name,
          input: kinds[name as 'name'],
          fromAddress: name,
        }));
        const submit = { label: 'Ask', kind: 'simulate' };
        const blocks = [{ type: 'form', id: 'question', fields, submit, messages: { success: { title: 'Done' } } }];
        content.enquiry = { tabLabel: 'Ask', heading: 'Ask us', blocks };
      });
      const server = await serveCopy(site);
      await use(server);
      await server.close();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
});

test('the button of a course brings the course into the form', async ({ page }) => {
  await page.goto(coursePage);
  await page.getByRole('main').getByRole('link', { name: 'Apply Now' }).click();
  await expect(page).toHaveURL(`/contact-us?course=${encodeURIComponent(course)}`);
  await expect(ofContact(page, 'course')).toHaveValue(course);
  await expect(page.locator('#contact')).toHaveAttribute('data-live');
  await expect(ofContact(page, 'course')).toHaveValue(course);
});

test('so it does without loading a document, and after going back', async ({ page }) => {
  await page.goto(coursePage);
  const apply = page.getByRole('main').getByRole('link', { name: 'Apply Now' });
  await wakeBlock(page, page.locator('main [data-block=form]').last());
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await loadRouter(page);
  await apply.click();
  await expect(page).toHaveURL(`/contact-us?course=${encodeURIComponent(course)}`);
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
  await expect(ofContact(page, 'course')).toHaveValue(course);
  await page.goBack();
  await expect(page).toHaveURL(coursePage);
  await page.goForward();
  await expect(ofContact(page, 'course')).toHaveValue(course);
});

test('it is there before the form has come to life', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/Form-/);
  await page.goto(`/contact-us?course=${encodeURIComponent(course)}`);
  await expect(ofContact(page, 'course')).toHaveValue(course);
  await expect(page.locator('#contact')).not.toHaveAttribute('data-live');
  release();
  await expect(page.locator('#contact')).toHaveAttribute('data-live');
  await expect(ofContact(page, 'course')).toHaveValue(course);
});

test('it is sent with the rest, and a form that was sent is empty', async ({ page }) => {
  const form = await openForm(page, `/contact-us?course=${encodeURIComponent(course)}`, 'contact');
  await fill(form, {
    name: 'Asha Rao',
    email: 'asha@example.edu',
    phone: '9876543210',
    message: 'When does it begin?',
  });
  await expect(ofContact(page, 'course')).toHaveValue(course);
  await buttonOf(form).click();
  await expect(resultOf(form)).toContainText('Message sent successfully!');
  await expect(ofContact(page, 'name')).toHaveValue('');
  await expect(ofContact(page, 'course')).toHaveValue('');
});

for (const query of ['?course=Astrology', '?course=', '?curse=B.Tech', '?course=<img src=x onerror=alert(1)>'])
  test(`a list stays as it is at ${query}`, async ({ page }) => {
    await page.goto(`/contact-us${query}`);
    await wakeBlock(page, page.locator('#contact'));
    await expect(ofContact(page, 'course')).toHaveValue('');
    await expect(page.locator('#contact img')).toHaveCount(0);
  });

test('what the visitor has chosen stays', async ({ page }) => {
  const release = await holdRequests(page, /\/assets\/live-/);
  await page.goto(`/contact-us?course=${encodeURIComponent(course)}`);
  await ofContact(page, 'course').selectOption('Bachelor of Architecture');
  release();
  await wakeBlock(page, page.locator('#contact'));
  await expect(ofContact(page, 'course')).toHaveValue('Bachelor of Architecture');
});

test('every kind of field is filled in, as text, and nothing leaves the page', async ({ page, orchard }) => {
  const hostile = '"><img src=x onerror="document.title=1">{site.name}&amp;';
  const requests: string[] = [];
  page.on('request', (request) => requests.push(decodeURIComponent(request.url() + (request.postData() ?? ''))));
  const query = new URLSearchParams({
    name: hostile,
    note: hostile,
    fruit: 'Quinces',
    day: '2027-01-15',
    size: 'Apples',
  });
  await page.goto(`${orchard.url}/visit?${query}`);
  const field = (name: string) => page.locator(`#order [name=${name}]`);
  await expect(page.locator('#order')).toHaveAttribute('data-live');
  await expect(field('name')).toHaveValue(hostile);
  await expect(field('note')).toHaveValue(hostile);
  await expect(field('fruit')).toHaveValue('Quinces');
  await expect(field('day')).toHaveValue('2027-01-15');
  await expect(page.locator('#order [name=size]:checked')).toHaveValue('Apples');
  await expect(page.locator('main img')).toHaveCount(0);
  expect(requests.filter((request) => request.includes('onerror')).length).toBe(1);
  // What is filled in is remembered as long as the tab is open, and no longer.
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, '']);
});

test('what has been typed, chosen or ticked stays', async ({ page, orchard }) => {
  const release = await holdRequests(page, /\/assets\/live-/);
  await page.goto(`${orchard.url}/visit?name=Link&note=Link&size=Apples&fruit=Nothing`);
  const field = (name: string) => page.locator(`#order [name=${name}]`);
  await field('name').fill('Asha');
  await page.locator('#order [value=Quinces][type=radio]').check();
  release();
  await expect(field('note')).toHaveValue('Link');
  await expect(page.locator('#order')).toHaveAttribute('data-live');
  await expect(field('name')).toHaveValue('Asha');
  await expect(field('fruit')).toHaveValue('');
  await expect(page.locator('#order [name=size]:checked')).toHaveValue('Quinces');
});

test('a form that stays on screen takes what the next address says, but for what has been typed', async ({
  page,
  orchard,
}) => {
  await page.goto(orchard.url);
  await page.getByRole('button', { name: 'Ask', exact: true }).click();
  const form = page.locator('#question');
  await wakeBlock(page, form);
  await form.locator('[name=name]').fill('Asha');
  await page.evaluate(() => document.body.setAttribute('data-same-document', ''));
  await page
    .locator('a[href="/visit"]')
    .first()
    .evaluate((element: HTMLAnchorElement) =>
      Object.assign(element, { id: 'followed', href: '/visit?name=Link&note=Link' }),
    );
  const link = page.locator('#followed');
  await loadRouter(page);
  await link.dispatchEvent('click');
  await expect(page).toHaveURL(/\/visit\?name=Link/);
  await expect(page.locator('body')).toHaveAttribute('data-same-document');
  await expect(form.locator('[name=note]')).toHaveValue('Link');
  await expect(form.locator('[name=name]')).toHaveValue('Asha');
  // The panel closes with its page.
  await expect(form).toBeHidden();
  await page.getByRole('button', { name: 'Ask', exact: true }).first().click();
  // React has received it: the next rendering does not remove it.
  await form.locator('[name=name]').fill('Asha Rao');
  await expect(form.locator('[name=note]')).toHaveValue('Link');
});

test('an address without parameters of the form does not hydrate it', async ({ page }) => {
  // On a slow connection only the address causes hydration.
  await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/contact-us?utm_source=letter');
  await page.waitForLoadState('networkidle');
  expect(requests.some((url) => /\/assets\/live-/.test(url))).toBe(true);
  await expect(page.locator('#contact')).not.toHaveAttribute('data-live');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the form is there, and the course is chosen by hand', async ({ page }) => {
    await page.goto(`/contact-us?course=${encodeURIComponent(course)}`);
    await ofContact(page, 'course').selectOption(course);
    await expect(ofContact(page, 'course')).toHaveValue(course);
  });
});

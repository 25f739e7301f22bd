import { fill, findViolations, openForm } from '../forms/onPage.ts';
import { expect, test } from './site.ts';

/*
 * The application form: an addition of ours, which no menu, footer or sitemap names.
 */

const picture = (name: string) => ({
  name,
  mimeType: 'image/png',
  buffer: Buffer.from('\u0089PNG\r\n\u001a\n', 'latin1'),
});

test('an application goes through five steps, comes back after a reload, and is sent', async ({ page, complaints }) => {
  const open = () => openForm(page, '/admissions/apply', 'apply');
  let form = await open();
  const next = () => form.getByRole('button', { name: 'Next', exact: true }).click();
  const heading = (name: string) => form.getByRole('heading', { name, exact: true });
  const year = new Date().getFullYear();

  await next();
  const summary = form.getByRole('region', { name: 'Please check these fields' });
  await expect(summary.getByRole('listitem')).toHaveCount(7);
  const born = (text: string) => fill(form, { '"born.day"': '1', '"born.month"': '1', '"born.year"': text });
  await born(String(year - 16));
  await fill(form, { firstName: 'Asha', category: 'obc', email: 'asha@example.edu' });
  await fill(form, { mobile: '98765 43210', guardian: 'Vikram Rao', guardianPhone: '9876543211' });
  await next();
  await expect(form.getByRole('group', { name: 'Date of birth' })).toHaveAccessibleDescription(/at least 17 years old/);
  await born(String(year - 18));
  await next();

  await expect(heading('Your address')).toBeFocused();
  await fill(form, { street: '12 Mall Road', city: 'Mohali', state: 'Outside India' });
  await expect(form.getByLabel('PIN code')).toBeHidden();
  await expect(form.getByLabel('Country')).toBeVisible();
  await fill(form, { state: 'Punjab', pin: '140301' });
  await next();

  await expect(heading('Schools and marks')).toBeFocused();
  const school = (values: Record<string, string>) =>
    fill(form, Object.fromEntries(Object.entries(values).map(([name, value]) => [`"schools[0].${name}"`, value])));
  await school({ school: 'Green Field School', exam: 'Class 12', board: 'CBSE', year: '2026' });
  await school({ marks: '510', outOf: '500' });
  await next();
  await expect(form.getByLabel('Marks obtained')).toHaveAccessibleDescription(/cannot be more than the maximum/);
  await school({ marks: '410' });
  await next();

  // On the next day the applicant goes on at the step that was shown.
  await expect(heading('Your programme')).toBeFocused();
  form = await open();
  await expect(heading('Your programme')).toBeVisible();
  await form.getByLabel('Undergraduate, after').check();
  expect(await form.getByLabel('Undergraduate programme').locator('option').count()).toBe(1 + 10);
  await expect(heading('Entrance examination')).toBeHidden();
  await fill(form, { degree: 'Bachelor of Architecture', nata: '120', statement: 'I draw houses. '.repeat(15) });
  await expect(heading('Entrance examination')).toBeVisible();
  await form.getByLabel('I would take the college bus').check();
  await fill(form, { stop: 'Kharar' });
  await next();

  await expect(heading('Documents and consent')).toBeFocused();
  await form.getByLabel('Passport photograph').setInputFiles(picture('asha.png'));
  await form.getByLabel('Mark sheets').setInputFiles([picture('class-10.png'), picture('class-12.png')]);
  await expect(form.getByLabel('Category certificate')).toBeVisible();
  await form.getByLabel('What I have written is true').check();
  await form.getByLabel('The college may store').check();
  await next();

  await expect(heading('Check your answers')).toBeFocused();
  for (const answer of ['Green Field School', 'Bachelor of Architecture', 'class-10.png'])
    await expect(form.locator('dd').filter({ hasText: answer })).toHaveCount(1);
  // On a phone, long names of steps leave the buttons whole.
  await page.setViewportSize({ width: 360, height: 800 });
  const change = form.getByRole('button', { name: 'Change: Documents and consent' });
  expect((await change.boundingBox())?.height).toBeLessThan(60);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  expect(await findViolations(page)).toEqual([]);
  await form.getByRole('button', { name: 'Submit Application' }).click();
  await expect(form.getByText('Application submitted')).toBeVisible();
  await expect(form.getByLabel('First name')).toHaveValue('');
  expect(complaints).toEqual([]);
});

test('no menu, footer or sitemap names the application form', async ({ page, request }) => {
  expect(await (await request.get('/sitemap.xml')).text()).not.toContain('/admissions/apply');
  await page.goto('/admissions/apply');
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await expect(page.locator('a[href*="/admissions/apply"]')).toHaveCount(0);
});
